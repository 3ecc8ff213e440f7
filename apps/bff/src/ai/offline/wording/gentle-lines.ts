/** Asked of somebody whose words may speak of danger, whatever else they say: plainly, and with the way to people. */
export const askSafeLines: readonly string[] = [
  'That sounds heavy, and I am glad it is not staying unsaid. “Help now” at the top has people you can talk to. How are you right now, and are you safe?',
  'I take that seriously. “Help now” at the top leads to people at any hour. Are you safe at this moment?',
  'Thank you for not hiding it. Before anything else: are you safe right now? “Help now” is at the top.',
  'That is too much to carry by yourself, and “Help now” at the top has people for it. Are you safe where you are?',
];

/** Said instead of the guide's own lines when the member seems to have a hard time; the same for every guide. */
export const gentleLines: readonly string[] = [
  'Thank you for telling me. Nothing needs to be solved at this moment. What would make the next hour a little easier?',
  'I am here, and I am only a program; a person would be better company for this. Who could you call or sit with today?',
  'You do not have to be strong here. What is the hardest part right now?',
  'I hear you. One breath at a time is enough for now. Is there somebody near you?',
  'It makes sense that this is hard. Would it help to go to a place where you are not alone?',
  'You are not too much for anybody by saying this. Who in your life would want to know?',
  'I am still listening. Have you had something to drink and a little rest today?',
];

/** In the day after a hard moment, to a greeting or anything else that does not sound heavy by itself. */
export const calmGentleLines: readonly string[] = [
  'It is good that you are here. “Help now” at the top has people you can talk to. How are you right now?',
  'Good to hear from you. Nothing needs to be solved today. What would make the next hour a little easier?',
  'I am here, and I am only a program. Who could you sit with today?',
  'Take your time. What would you like to talk about?',
  'We can go slowly. What has been kind to you today?',
  'No need to hurry anywhere. Has somebody been with you since?',
];

/** Said once, where it goes gently for what was said before and the member has spoken of something else. */
export const whyGentleLines: readonly string[] = [
  'Something hard was said not long ago, so I go slowly for now: I listen, and bring no tasks and no goals.',
];
/** To a calm message in that time, by what it says. */
export const calmQuoteLines: readonly string[] = [
  '“{quote}”: I hear that, and there is no hurry with it.',
  'So it is about this: “{quote}”. It may take its time.',
  '“{quote}”. Thank you for laying it out; it need not be settled today.',
];
export const calmPlainLines: readonly string[] = [
  'I hear you, and there is no hurry with any of it.',
  'Thank you for laying that out; it need not be settled today.',
  'That may stand here as it is, without an answer yet.',
  'I am following, at your pace.',
  'All of that may have its place.',
];
export const calmAskLines: readonly string[] = [
  'Would you like to tell me more of it?',
  'How is it, as you write about it now?',
  'Is there somebody near you with whom you could share it?',
  'What does you good about it, or what is hard?',
  'What would you like me to understand about it?',
];
