import type { CorePersonaId } from '../chat/personas.ts';
import type { CouncilDifference } from './schemas.ts';

/** What each guide looks at first and what it leaves for later, in a member's words: the beginning and the end of its method. */
export const guideAngles: Readonly<Record<CorePersonaId, Omit<CouncilDifference, 'personaId'>>> = {
  kael: {
    first: 'What is already half open, made small enough for ten minutes.',
    later: 'The long view and the weekly rhythm: a first try comes before both.',
  },
  skye: {
    first: 'What can be agreed on: a day, a time and a size.',
    later: 'Whether the goal is the right one at all; that stays with you.',
  },
  luma: {
    first: 'Where it leads, seen as one ordinary day a few years on.',
    later: 'The first move: it is easier once the direction is clear.',
  },
  riko: {
    first: 'What is being put off, and a start too small to refuse.',
    later: 'Plans and calendars: they can wait until something rolls.',
  },
  sera: {
    first: 'Who else is in it, and what both of you might want.',
    later: 'What you would settle alone at your desk.',
  },
  nova: {
    first: 'Sleep, energy and one clear block of attention.',
    later: 'Everything that needs more strength than today has.',
  },
};

/**
 * In what the guides of a council differ: by the way each works, not by a reading of their answers, so that nothing is made to look like
 * a contradiction.
 */
export const differencesOf = (personaIds: readonly CorePersonaId[]): CouncilDifference[] =>
  personaIds.map((personaId) => ({ personaId, ...guideAngles[personaId] }));
