import type { ProposedAction } from '@everstep/domain';
import { goalFrom, habitFrom } from '../titles.ts';

type Kind = 'habit' | 'goal';
/** A card for something to do. */
export type ToDo = Extract<ProposedAction, { kind: 'create-goal' | 'create-habit' }>;

const A_KIND = '(?:an? |my |the )?(?:daily |weekly |small |simple )?(habit|goal)\\b';
/** Says plainly that it is to be the other one; each names first what it is to be. */
const prefers: readonly RegExp[] = [
  new RegExp(`\\b(?:rather|better|prefer\\w*|instead)\\b(?:(?! than\\b)[^.!?]){0,25}?\\b${A_KIND}`, 'i'),
  new RegExp(`\\bnot an? (?:habit|goal)\\b[\\s,;]*(?:but |it'?s |more of |rather )*${A_KIND}`, 'i'),
  new RegExp(`\\b(?:more (?:of |like )?|(?:as|into|to) )${A_KIND}[^.!?]{0,20}\\b(?:instead|after all|rather|not|than)\\b`, 'i'),
  new RegExp(
    `\\b${A_KIND} (?:would|could|might)? ?(?:fits?|be|suits?|is|sounds?|feels?)\\b[^.!?]*\\b(?:better|more|right|nicer|easier)\\b`,
    'i',
  ),
  new RegExp(`\\bmore (?:of |like )?${A_KIND}`, 'i'),
  new RegExp(
    `^\\W*(?:(?:no|hm+|actually|wait|sorry|please|ok)\\W+)*(?:make (?:it|that|this) )?${A_KIND}[\\s,]*(?:please|instead|rather|after all|not an? (?:habit|goal))\\W*$`,
    'i',
  ),
  new RegExp(`\\b(?:swap|change|switch|turn|convert)\\b[^.!?]{0,25}\\b(?:to|into|for|with) ${A_KIND}`, 'i'),
  new RegExp(`\\bmake (?:it|that|this) ${A_KIND}[^.!?]{0,15}\\b(?:instead|after all|rather|not)\\b`, 'i'),
];
/** Only right after the card itself. */
const plainly = new RegExp(
  `^\\W*(?:(?:no|hm+|actually|wait|sorry|please|ok|and|could you|can you)\\W+)*(?:(?:i want|i'd like|make|put|save|set|have) (?:it|that|this) )?(?:up )?(?:as )?${A_KIND}(?: please)?\\W*$`,
  'i',
);
const ELSE = /\b(?:good|bad|old|of mine|smok\w*|why|what is|what's|difference|forget|no more|don'?t want (?:a|any)|neither)\b/i;

/** What a card is to be instead; undefined where nothing of that is said. */
function preferredIn(message: string, isRightAfter: boolean): Kind | undefined {
  const text = message.replace(/[’‘]/g, "'");
  if (text.length > 160 || ELSE.test(text)) return undefined;
  const found = [...prefers, ...(isRightAfter ? [plainly] : [])]
    .map((pattern) => pattern.exec(text)?.[1])
    .find((kind) => kind !== undefined);
  const kind = found?.toLowerCase();
  return kind === 'habit' || kind === 'goal' ? kind : undefined;
}

const EACH_DAY = { per: 'day', times: 1 } as const;

/**
 * The last card for something to do, as the other kind: a goal as a habit, a habit as a goal; a rhythm that is named goes along.
 * @param proposed the cards of the conversation, oldest first
 * @param isRightAfter the last reply was about a card
 */
export function swapOf(message: string, proposed: readonly ProposedAction[], isRightAfter: boolean): ToDo | undefined {
  const kind = preferredIn(message, isRightAfter);
  const card = proposed.findLast((action) => action.kind === 'create-goal' || action.kind === 'create-habit');
  if (kind === undefined || card === undefined || !('title' in card) || card.kind === `create-${kind}`) return undefined;
  return kind === 'goal' ? goalFrom(card.title) : habitFrom(card.title, { when: message, schedule: EACH_DAY });
}
