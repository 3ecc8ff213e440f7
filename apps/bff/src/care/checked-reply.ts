import { createReplyGate, type ReplyProblem, replyCorrections } from '@everstep/domain';
import { shownPieces } from '../ai/shown-pieces.ts';

/** What a guide's text has become: pieces to show, or the correction that stands in place of all that was shown. */
export type CheckedPiece = { readonly text: string } | { readonly instead: string; readonly problem: ReplyProblem };

/**
 * Reads a guide’s text as a reader would see it, before anybody does, whichever provider writes it. Ends with a correction where it said
 * what no guide may say; the source is left then.
 */
export async function* checkedReply(source: AsyncIterable<string>): AsyncGenerator<CheckedPiece> {
  const gate = createReplyGate();
  const correction = () => (gate.problem === null ? undefined : { instead: replyCorrections[gate.problem], problem: gate.problem });
  const rest = () => {
    const text = gate.end();
    return correction() ?? { text };
  };
  try {
    for await (const piece of shownPieces(source)) {
      const text = gate.push(piece);
      const corrected = correction();
      if (corrected) {
        yield corrected;
        return;
      }
      if (text !== '') yield { text };
    }
  } catch (error) {
    // What came before the failure stays, once it is read.
    yield rest();
    throw error;
  }
  yield rest();
}

/** A whole text of a guide, checked: itself, or the correction. For what does not stream. */
export async function checkedText(text: string): Promise<string> {
  let checked = '';
  for await (const piece of checkedReply(one(text))) checked = 'instead' in piece ? piece.instead : checked + piece.text;
  return checked;
}

async function* one(text: string) {
  yield text;
}
