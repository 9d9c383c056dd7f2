/**
 * Where the app is on its server: "" at the top, or a path such as "/makeda". Its own files tell:
 * they lie in the folder assets there.
 */
const folder = () => new URL(/* @vite-ignore */ '..', import.meta.url).pathname;
const prefix = import.meta.env.DEV ? '' : folder().slice(0, -1);

/** The address of one of the app's own places, such as "/table/ID". */
export const at = (place: string) => prefix + place;

/** The same as a link for others. */
export const linkTo = (place: string) => location.origin + at(place);

/** Which of the app's places an address is. */
export const placeAt = (pathname: string) =>
  pathname.startsWith(prefix) ? pathname.slice(prefix.length) || '/' : pathname;
