/** What does most people good, and is no medicine. */
const EVERYDAY =
  /\b(?:exercis\p{L}*|work ?outs?|cardio|movement|physical activity|active|run|runs|running|jog\p{L}*|walk(?:s|ing)?|steps|gym|train(?:ing)?|strength|stretch\p{L}*|yoga|swim(?:ming)?|cycl(?:e|ing)|sleep\p{L}*|naps?|napping|water|breath(?:e|ing)|meditat\p{L}*|sit(?:ting)?|screen ?time)\b/iu;
/** Then it is one for somebody who knows bodies. */
const OF_A_BODY =
  /\b(?:calories|weigh|weight|kilos?|bmi|fast(?:ing)?|diet|carbs|protein|eat(?:ing)?|food|pain(?:ful)?|hurts?|sore|ache\p{L}*|injur\p{L}*|knees?|backs?|ankles?|shoulders?|heart|chest|blood|dizz\p{L}*|faint\p{L}*|ill|sick|fever|cold|flu|doctor|surgery|operation|pregnan\p{L}*|bab(?:y|ies)|newborn|toddler|asthma|apn(?:o|oe)ea|insomnia|walking pneumonia|alcohol|smok\p{L}*|caffeine|coffee|pills?|tablets?|medic\p{L}*|anorexi\p{L}*|bulimi\p{L}*|binge\p{L}*|purg\p{L}*|detox|without (?:sleep|water)|no (?:sleep|water)|breathless|short(?:ness)? of breath|can'?t breathe|salt|tap water|too much)\b/iu;
const ASKS_HOW_MUCH =
  /\b(?:how (?:much|many|often|long|little)|recommend\p{L}*|guidelines?|ideal|enough|minimum|(?:a|per|each|every) (?:day|week|night))\b/iu;

/** "How do I get enough sleep?" asks for a way, and for no measure. */
const ASKS_FOR_A_WAY =
  /\bhow (?:do|can|could|to|should)(?: i| we| you| one)? (?:get|find|fit|make|start|keep|stay|drink|remember)\b|\bis it (?:safe|ok(?:ay)?|bad)\b/iu;

/** Whether a question asks for a way to more of what does everybody good. */
export const asksForAWay = (question: string): boolean =>
  EVERYDAY.test(question) && ASKS_FOR_A_WAY.test(question) && !/\bis it\b/i.test(question);

/** Whether a question is on everyday wellbeing: movement, sleep, water, breath, and nothing that is ill. */
export const isOfWellbeing = (question: string): boolean => EVERYDAY.test(question) && !OF_A_BODY.test(question);

interface CommonKnowledge {
  readonly asked: RegExp;
  readonly text: string;
}

/** The more particular ones first. */
const known: readonly CommonKnowledge[] = [
  {
    asked: /\bnap\p{L}*/iu,
    text: 'A nap of ten to twenty minutes, not late in the afternoon, is what is usually said: longer ones leave many people groggy.',
  },
  {
    asked: /\bsleep\p{L}*/iu,
    text: 'What is commonly said for adults is seven to nine hours a night, and for teenagers eight to ten. How awake you are by day tells more than the number; if you are tired whatever you do, a doctor is a good person to ask.',
  },
  {
    asked: /\bsteps\b/iu,
    text: 'There is no magic number: ten thousand began as an advertisement. Large studies find most of the good at about seven to eight thousand a day, and every thousand more than now counts.',
  },
  {
    asked: /\bstretch\p{L}*/iu,
    text: 'Commonly advised are two or three days a week or more, with each stretch held for ten to thirty seconds, to where it pulls and not to where it hurts.',
  },
  {
    asked: /\bstrength|\bgym\b/iu,
    text: 'The World Health Organization recommends something for the muscles on two days a week or more, for all the large groups. With a condition of any kind, ask a doctor what fits you.',
  },
  {
    asked: /\bbreath(?:e|ing)\b/iu,
    text: 'For most people a few minutes are enough: slow breaths, about six a minute, with the way out a little longer than the way in. If it makes you light-headed, let the breath go as it likes.',
  },
  {
    asked: /\bwater\b/iu,
    text: 'A common rule is about one and a half to two litres to drink a day, more in heat and when you move; thirst is a good guide. With a condition of heart or kidneys a doctor says how much.',
  },
  {
    asked: /\b(?:exercis\p{L}*|work ?outs?|cardio|movement|physical activity|active|WHO)\b/iu,
    text: 'For adults the World Health Organization recommends 150 to 300 minutes of moderate movement a week, such as brisk walking, or 75 to 150 minutes of vigorous. Every bit counts, and with a condition a doctor knows what fits you.',
  },
];

/** What is commonly known of it, where somebody asks for a measure; undefined where nothing is. */
export const wellbeingText = (question: string): string | undefined =>
  isOfWellbeing(question) && ASKS_HOW_MUCH.test(question) && !ASKS_FOR_A_WAY.test(question)
    ? known.find(({ asked }) => asked.test(question))?.text
    : undefined;
