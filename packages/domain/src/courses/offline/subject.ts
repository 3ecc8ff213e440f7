import { claimOf } from './claims.ts';
import { headOf } from './clause.ts';
import type { Material } from './statements.ts';
import { capital, spokenIn, stemOf } from './words.ts';

/** Sentences in which a text names its subject; what it only mentions comes later. */
const OPENING = 3;
/** The longest sentence that names its own subject. */
const LONGEST = 60;

/** What a text is about, as its title: its heading, else what it speaks of first and most often. */
export function subjectOfText({ title, statements, terms, language }: Material): string {
  if (title !== undefined) return title;
  const opening = statements.slice(0, OPENING).map(({ text }) => spokenIn(text));
  const heads = statements.flatMap(({ clause }) => (clause ? [` ${headOf(clause.subject).map(stemOf).join(' ')} `] : []));
  const scored = terms
    .filter(({ count }) => count > 1)
    .map((term) => {
      const asSubject = heads.filter((head) => head.includes(` ${term.stem} `)).length;
      const place = opening.findIndex((said) => said.includes(` ${term.stem} `));
      // Two words that stand together as often as one of them alone are the better name.
      const joined = term.stem.includes(' ') ? 1.7 : 1;
      const score = (term.count + asSubject) * joined + (place === 0 ? 2 : 0);
      return { term, score, rank: asSubject > 0 ? (place < 0 ? 1 : 0) : place < 0 ? 3 : 2 };
    })
    // Without known subjects, what is named at the beginning counts alike.
    .sort((a, b) => a.rank - b.rank || b.score - a.score);
  const [first] = scored;
  if (first === undefined) return onlyNamed({ statements, terms });
  const second = scored.find(({ term }) => !overlaps(term.stem, first.term.stem));
  const isPair =
    second !== undefined && second.rank === first.rank && first.rank !== 1 && second.score > first.score * 0.95 && second.term.count > 2;
  const named = statements[0]?.kind === 'definition' && statements[0].clause ? headOf(statements[0].clause.subject) : [];
  // "A database index is a sorted copy": the whole name, where the text is about an index.
  if (named.length === 2 && named.slice(-1).map(stemOf).join() === first.term.stem) return capital(named.join(' ').toLowerCase());
  return capital(isPair ? `${first.term.text}${language.and}${second.term.text}` : first.term.text);
}

/** Where nothing is named twice: what the first sentence speaks of, else a name in it, else the sentence. */
function onlyNamed({ statements, terms }: Pick<Material, 'statements' | 'terms'>): string {
  const [first] = statements;
  if (first === undefined) return '';
  if (first.subject !== undefined) return capital(first.subject.replace(/^(?:an?|the) /i, ''));
  const claim = claimOf(first.text, LONGEST);
  if (!claim.endsWith('…')) return claim;
  const spoken = spokenIn(first.text);
  return capital(terms.find(({ stem }) => spoken.includes(` ${stem} `))?.text ?? claim);
}

/** Whether two stems share a word. */
export const overlaps = (a: string, b: string): boolean => a.split(' ').some((word) => b.split(' ').includes(word));
