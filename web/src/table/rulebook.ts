// What of the rulebook a search shows.
import type { Rulebook } from '../wire';
import { sought } from './sought';

type Section = Rulebook['sections'][number];

const plain = (html: string): string => sought(html.replace(/<[^>]*>/g, ' '));

/** The chapters and rules that speak of some words, or all; a chapter that does so itself comes whole. */
export function found(book: Rulebook | null, wanted: string): Section[] {
  const words = sought(wanted);
  if (!book || !words) return book?.sections ?? [];
  const speaks = ({ id, title, html }: { id: string; title: string; html: string }): boolean =>
    id.toLowerCase() === words || sought(title).includes(words) || plain(html).includes(words);
  return book.sections.flatMap((section) => {
    const rules = speaks(section) ? section.rules : section.rules.filter(speaks);
    return rules.length || speaks(section) ? [{ ...section, rules }] : [];
  });
}
