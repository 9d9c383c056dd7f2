import { at, placeAt } from './address';

/** Addresses of the app: /, /new/GAME, /first/GAME, /join/ID#KEY, /table/ID#KEY, /screen/ID#KEY, /move#KEY, /record#game=GAME&step=NUMBER, /rules/GAME, /numbers/GAME. */
class Router {
  path = $state(placeAt(location.pathname));
  /** Keys travel in the fragment: it is never sent to a server, nor written into a log. */
  key = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  get parts(): string[] {
    return this.path.split('/').filter(Boolean);
  }

  go(place: string, { replace = false } = {}) {
    const address = at(place);
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Change what stands behind the # of this place, without a step in the browser's history. */
  note(key: string) {
    history.replaceState(null, '', at(`${this.path}#${key}`));
    this.key = key;
  }

  private read() {
    this.path = placeAt(location.pathname);
    this.key = location.hash.slice(1);
  }
}

export const router = new Router();

/** Places of the server that are not the app's */
const ELSEWHERE = ['/api', '/docs'];

/** Follow a link inside the app without loading the page anew. */
export function followLinks(event: MouseEvent) {
  const link = (event.target as Element).closest?.('a');
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return;
  const place = placeAt(link.pathname);
  if (ELSEWHERE.some((other) => place.startsWith(other))) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  router.go(place + link.hash);
}
