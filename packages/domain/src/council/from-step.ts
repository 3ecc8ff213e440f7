import { type CorePersonaId, corePersonaIds } from '../chat/personas.ts';
import { GOAL_TITLE_MAX, GOAL_WHY_MAX } from '../goals/limits.ts';
import type { NewGoal } from '../goals/schemas.ts';
import { cutAtWord } from '../shared/short-text.ts';

const HEX = 16;

/**
 * The id of the goal that a step becomes. Always the same for a guide of a council, so that pressing twice, here or on another device,
 * sets one goal.
 * @param councilId a UUID
 */
export function stepGoalId(councilId: string, personaId: CorePersonaId): string {
  const last = Number.parseInt(councilId.slice(-1), HEX);
  const moved = (last + 1 + corePersonaIds.indexOf(personaId)) % HEX;
  return `${councilId.slice(0, -1)}${moved.toString(HEX)}`;
}

/** A goal made of a step: a small one, with the question as its reason. A step that is too long for a title stands whole above it. */
export function goalOfStep({ question, nextStep }: { readonly question: string; readonly nextStep: string }): NewGoal {
  const title = cutAtWord(nextStep.replace(/[.\s]+$/, ''), GOAL_TITLE_MAX);
  const why = title.endsWith('…') ? `${nextStep}\n\n${question}` : question;
  return { title, why: cutAtWord(why, GOAL_WHY_MAX), size: 'S' };
}

/** What is laid into the message to a guide when a member talks on about its step: the guide has not seen the council. */
export const talkOnDraft = ({ question, nextStep }: { readonly question: string; readonly nextStep: string }): string =>
  `${question}\n\nYou suggested: “${nextStep}”`;
