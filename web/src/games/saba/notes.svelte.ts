/** What something on the table is and why it cannot be used: a note beside it, until the next tap. */
import type { Catalogue } from '../../frame/catalogue.svelte';
import type { Prompt } from './view';

export interface Note {
  title: string;
  lines: string[];
}

class Notes {
  shown = $state.raw<Note | null>(null);
  /** What the note is about */
  anchor = $state.raw<DOMRect | null>(null);

  show(about: Element, note: Note) {
    this.anchor = about.getBoundingClientRect();
    this.shown = note;
  }

  close() {
    this.shown = null;
  }
}

/** There is one table on a page, and one note at a time. */
export const notes = new Notes();

/** Why something cannot be used now, as the lines of a note; none where the server says nothing. */
export function whyNot(say: Catalogue, reason: Prompt | null | undefined): string[] {
  const line = reason && say.find('problems', reason.key, reason.params);
  return line ? [line] : [];
}

/** Some lines as one text to be spoken. */
export const spoken = (lines: string[]) =>
  lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(' ');
