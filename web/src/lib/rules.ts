/** A game's rules as HTML, each numbered rule with an anchor and a text to search. */
import { marked } from 'marked';
import { api } from '../api/client';
import { library } from '../texts/library.svelte';

/** A piece of the rules: a rule with its number, or the words between two. */
export interface Passage {
  rule: string;
  html: string;
  text: string;
}

const RULE = /^<strong>([A-Z]\d+(?:\.\d+)?)<\/strong>/;
const CHAPTER = /^([A-Z]\d+)\s/;
const known = new Map<string, Promise<Passage[]>>();

/** The rules of a game in the language that is shown. */
export function rulesOf(game: string): Promise<Passage[]> {
  const key = `${game} ${library.language}`;
  const found = known.get(key) ?? api.rules(game).then(({ markdown }) => passages(markdown));
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** The rules files are our own, so their HTML needs no cleaning. */
function passages(markdown: string): Passage[] {
  const page = new DOMParser().parseFromString(
    marked.parse(markdown, { async: false }),
    'text/html',
  );
  const list: Passage[] = [];
  for (const element of page.body.children) {
    if (element.tagName === 'UL') {
      for (const item of element.children) list.push(passage(item, 'div'));
    } else if (element.tagName !== 'H1') {
      list.push(passage(element));
    }
  }
  return list;
}

function passage(element: Element, as = ''): Passage {
  const text = element.textContent ?? '';
  const rule = RULE.exec(element.innerHTML.trim().replace(/^<p>/, ''))?.[1];
  const chapter = /^H\d$/.test(element.tagName) ? CHAPTER.exec(text)?.[1] : undefined;
  return {
    rule: rule ?? chapter ?? '',
    html: as ? `<${as}>${element.innerHTML}</${as}>` : element.outerHTML,
    text: text.toLowerCase(),
  };
}
