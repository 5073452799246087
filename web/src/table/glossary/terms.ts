// Finds the terms of a glossary in texts of the page, without touching its elements.
import type { Term } from '../../wire';

/** A term at its place in a text. */
export interface Found { term: Term; from: number; to: number }

const special = /[.*+?^${}()|[\]\\]/g;

export class Terms {
  private readonly byForm = new Map<string, Term>();
  private readonly pattern: RegExp | null;

  constructor(readonly all: readonly Term[]) {
    for (const term of all) for (const form of term.forms) this.byForm.set(form.toLowerCase(), term);
    const forms = [...this.byForm.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(special, '\\$&'));
    this.pattern = forms.length ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu') : null;
  }

  in(text: string): Found[] {
    if (!this.pattern) return [];
    return [...text.matchAll(this.pattern)].map((match) => ({
      term: this.byForm.get(match[0].toLowerCase())!, from: match.index, to: match.index + match[0].length,
    }));
  }

  /** A text in parts: plain words, and terms other than the one that the text is about. */
  parts(text: string, about: Term): { text: string; term: Term | null }[] {
    const parts: { text: string; term: Term | null }[] = [];
    let at = 0;
    for (const { term, from, to } of this.in(text)) {
      if (term.id === about.id) continue;
      if (from > at) parts.push({ text: text.slice(at, from), term: null });
      parts.push({ text: text.slice(from, to), term });
      at = to;
    }
    if (at < text.length) parts.push({ text: text.slice(at), term: null });
    return parts;
  }

  /** The term that explains a control, by its test name. */
  of(control: string): Term | null {
    return this.all.find((term) => term.controls.some((pattern) => fits(control, pattern))) ?? null;
  }
}

function fits(name: string, pattern: string): boolean {
  return new RegExp(`^${pattern.split('*').map((part) => part.replace(special, '\\$&')).join('.*')}$`).test(name);
}
