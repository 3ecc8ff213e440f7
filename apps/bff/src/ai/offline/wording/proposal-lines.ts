import { type CorePersonaId, generalChatPersona, type ProposalKind, type ProposedAction } from '@everstep/domain';
import type { ChatRequest } from '../../provider.ts';
import { choose, fill, type Known, type Said } from './line-choice.ts';

/**
 * How each guide leads to a card, by what it proposes. Places: `{title}`, `{score}`, `{name}` of a challenge, `{minutes}` with their
 * unit. A line says that the member decides, claims nothing and asks nothing.
 */
const lines: Readonly<Record<CorePersonaId, Readonly<Record<ProposalKind, readonly string[]>>>> = {
  kael: {
    'create-goal': [
      'The card below would make “{title}” a goal; walk through that door only if you like it.',
      '“{title}” stands on the card below, as a goal, if you want it to be one.',
    ],
    'create-habit': [
      'The card below would make “{title}” a habit; it begins only if you say so.',
      '“{title}” waits on the card below as a small habit, yours to take or to leave.',
    ],
    'log-mood': ['The card below would note a mood of {score} of 5, if you want to keep it.'],
    'start-challenge': ['The card below opens on “{name}”; nothing starts before you say so.'],
    'open-meditation': ['On the card below there is a quiet room for {minutes}, should you want to step in.'],
    'write-journal': ['The card below would carry your own words from here into your journal.'],
  },
  skye: {
    'create-goal': [
      'The card below holds “{title}” as a goal; it counts once you confirm it.',
      'Your decision: “{title}” as a goal, on the card below.',
    ],
    'create-habit': [
      'The card below holds “{title}” as a habit; it counts once you confirm it.',
      'Your decision: “{title}” as a habit, on the card below.',
    ],
    'log-mood': ['A mood of {score} of 5 is on the card below; it is entered once you confirm it.'],
    'start-challenge': ['“{name}” is on the card below; day one is set only when you confirm.'],
    'open-meditation': ['The card below sets aside {minutes} of quiet; open it or leave it.'],
    'write-journal': ['The card below would take your own messages into your journal; you decide.'],
  },
  luma: {
    'create-goal': [
      'I have sketched “{title}” as a goal on the card below; you decide whether it is drawn in ink.',
      'If “{title}” belongs on your horizon, the card below puts it there as a goal.',
    ],
    'create-habit': [
      'I have sketched “{title}” as a habit on the card below; you decide whether it stays.',
      'If “{title}” belongs in your ordinary days, the card below makes it a habit.',
    ],
    'log-mood': ['If today’s light is worth keeping, the card below notes a mood of {score} of 5.'],
    'start-challenge': ['Below lies a card for “{name}”; it opens when you want it to.'],
    'open-meditation': ['The card below keeps {minutes} of quiet, if you would like to look up from everything.'],
    'write-journal': ['The card below would lay your own words from here between the pages of your journal.'],
  },
  riko: {
    'create-goal': [
      'A card below would make “{title}” a goal; I only hold the pen, you sign.',
      '“{title}” as a goal, on the card below; ignoring it is free of charge.',
    ],
    'create-habit': [
      'A card below would make “{title}” a habit; I only hold the pen, you sign.',
      '“{title}” as a habit, on the card below; ignoring it is free of charge.',
    ],
    'log-mood': ['The card below would keep a mood of {score} of 5, if you like.'],
    'start-challenge': ['“{name}” sits on the card below and starts only if you poke it.'],
    'open-meditation': ['The card below offers {minutes} of nobody wanting anything from you.'],
    'write-journal': ['The card below would smuggle your own words into your journal, with your permission.'],
  },
  sera: {
    'create-goal': [
      'If it feels right, the card below makes “{title}” a goal; a no is fine with me, too.',
      'I put “{title}” on a card below, as a goal, for you to say yes or no to.',
    ],
    'create-habit': [
      'If it feels right, the card below makes “{title}” a habit; a no is fine with me, too.',
      'I put “{title}” on a card below, as a habit, for you to say yes or no to.',
    ],
    'log-mood': ['If you would like to keep how you are, the card below notes a mood of {score} of 5.'],
    'start-challenge': ['The card below is for “{name}”; it begins when you say yes, and not before.'],
    'open-meditation': ['If it would do you good, the card below keeps {minutes} of quiet for you.'],
    'write-journal': ['If you like, the card below takes your own words from here into your journal.'],
  },
  nova: {
    'create-goal': ['Card below: “{title}” as a goal, if you want it.', '“{title}” as a goal is on the card. You confirm, or not.'],
    'create-habit': ['Card below: “{title}” as a habit, if you want it.', '“{title}” as a habit is on the card. You confirm, or not.'],
    'log-mood': ['Card below: a mood of {score} of 5. Keep it or skip it.'],
    'start-challenge': ['Card below: “{name}”. It starts when you confirm.'],
    'open-meditation': ['Card below: {minutes} of quiet. Recovery counts. Your call.'],
    'write-journal': ['Card below: your own words from here, for your journal. Your call.'],
  },
};

const minutesOf = (minutes: number): string => (minutes === 1 ? 'a minute' : `${minutes} minutes`);

function knownOf(action: ProposedAction, challenges: ChatRequest['challenges'] = []): Known {
  switch (action.kind) {
    case 'create-goal':
    case 'create-habit':
      return { title: action.title };
    case 'log-mood':
      return { score: String(action.score) };
    case 'start-challenge':
      return { name: challenges.find(({ id }) => id === action.templateId)?.name ?? action.templateId };
    case 'open-meditation':
      return { minutes: minutesOf(action.minutes) };
    case 'write-journal':
      return {};
  }
}

/** A sentence in the guide's voice that leads to a card. */
export function leadTo(
  action: ProposedAction,
  { personaId, challenges }: Pick<ChatRequest, 'personaId' | 'challenges'>,
  said: Said = { replies: [], seed: 0 },
): string {
  const known = knownOf(action, challenges);
  return fill(choose(lines[generalChatPersona(personaId)][action.kind], known, said) ?? '', known);
}
