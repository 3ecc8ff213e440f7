import { type CorePersonaId, corePersonas } from './personas.ts';

const greetings: Readonly<Record<CorePersonaId, string>> = {
  kael: 'Tell me what you keep circling round. We will look for a side of it that opens in ten minutes.',
  skye: 'Which promise is on your desk this week, and which day did you give it?',
  luma: 'Let us look out of the window first. What would you like to see there in three years?',
  riko: 'Right then. What are you not doing at the moment, and how good is the excuse, from one to ten?',
  sera: 'Who comes to mind first when you think of what you are trying to do?',
  nova: 'One thing gets your attention today. Name it. Then tell me how you slept.',
};

/** The six guides of the general chat with what each says before the first message of a conversation. */
export const chatGuides = corePersonas.map((guide) => ({ ...guide, greeting: greetings[guide.id] }));
