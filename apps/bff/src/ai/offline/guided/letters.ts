import { soundsTroubled } from '@everstep/domain';
import { hurtIn } from '../reading/hurts.ts';
import { mayQuote } from '../reading/may-quote.ts';
import { inSentence } from './quoting.ts';

const OPENS =
  "^\\W*(?:(?:please|pls|can you|could you|would you|will you|ok(?:ay)?|hi|hey|hello|so|now|then|and|help me(?: to)?|i need you to|i want you to|i(?:'d| would) like you to|just|quickly)\\b\\W*)*";
const KIND = '(?:message|note|mail|e-?mail|text|sms|letter|lines|few lines|request|reply)';
const HOW = '(?:(?:short|quick|polite|friendly|nice|formal|kind|simple|brief|little|small|good|professional|proper|plain)(?:,| and)? )*';
/** Whom one writes to about things, and not about what one feels. */
const OFFICES =
  "landlord|landlady|letting agent|property manager|house management|(?:\\p{L}+ )?teacher|professor|tutor|lecturer|supervisor|boss|manager|team ?lead|line manager|employer|doctor|doctor's (?:office|practice|surgery)|doctors(?: office)?|gp|gp surgery|dentist|clinic|practice|surgery|therapist's office|neighbou?rs?|company|shop|store|seller|bank|insurance(?: company)?|school|nursery|kindergarten|library|gym|hotel|airline|customer (?:service|support)|support|council office|city council|town hall|university|office|electrician|plumber|mechanic|garage|babysitter|coach|colleague|colleagues|client|customer|club|restaurant|energy supplier|internet provider|provider";
const WHOM = `(?:(?:my|the|our|a|an|his|her|my (?:son|daughter|child)'s) (?:new |old )?|(?=customer ))(?<whom>${OFFICES})`;
const ABOUT =
  '(?:,? (?:about|regarding|concerning|because of|re|on the subject of)|,? (?:asking|to ask|requesting|to request|and ask)(?: (?:him|her|them|for help))?(?: for| about)?|,? (?:to|and) (?:get|make|book|report|complain about)|,? to(?= (?:cancel|confirm|change|return|extend|renew)\\b)|,? for)';
const orders: readonly RegExp[] = [
  new RegExp(`${OPENS}(?:write|draft|compose|make|give|word|formulate|prepare|send|do|i need|i could use)?(?: me| us)?(?: up)? ?(?:an? |the |some )?${HOW}${KIND} (?:to|for) ${WHOM}${ABOUT} (?<thing>[^\\n?!]{3,120})[.?!]*$`, 'iu'),
  new RegExp(`${OPENS}(?:write|e-?mail|text|message) (?:to )?${WHOM}(?: (?:an? )?${HOW}${KIND})?${ABOUT} (?<thing>[^\\n?!]{3,120})[.?!]*$`, 'iu'),
]; // biome-ignore format: one order a line
/** What is hard to say, or would do harm on paper: that wants a talk of its own. */
const HEAVY =
  /\b(?:break(?:ing)? up|broke up|divorc\p{L}*|separat\p{L}*|confess\p{L}*|cheat\p{L}*|affair|resign\p{L}*|quit\p{L}*|my notice|fire[ds]?|firing|dismiss\p{L}*|harass\p{L}*|abus\p{L}*|assault\p{L}*|bull(?:y|ied|ies|ying)|discriminat\p{L}*|racis\p{L}*|sexis\p{L}*|sue|suing|lawyer|court|police|threat\p{L}*|die[ds]?|dying|death|dead|funeral|kill\p{L}*|suicid\p{L}*|self-harm|cancer|depress\p{L}*|anxi\p{L}*|burn ?out|panic\p{L}*|mental|addict\p{L}*|drunk|drugs?|hat(?:e|es|ed)|idiots?|stupid|lazy|angry|furious|unfair\p{L}*|betray\p{L}*|l(?:ie|ied|ies|iar|ying)|coming out|gay|pregnan\p{L}*|miscarr\p{L}*|rap(?:e|ed)|evict\p{L}*|debts?|a raise|pay rise|raise|salary|promotion|feedback|conflict|argument|fight|apolog\p{L}*|sorry|miss(?:ing)? (?:you|him|her)|love|feel(?:s|ings?)?|crush|hurt\p{L}*|what (?:he|she|they) did|behaviou?r|treat\p{L}*|attitude|revenge|grie\p{L}*|weapon|pills?|overdos\p{L}*|dose|prescription|symptoms?)\b/iu;
const LONGEST_ORDER = 300;
const LONGEST_THING = 120;
const VAGUE = /^(?:it|this|that|them|him|her|everything|something|stuff|things?|what happened)\b\W*$/i;

/** Said to the guide; in the midst of a talk "email my landlord" may be the step that was asked for. */
const TO_THE_GUIDE =
  /\b(?:write|draft|give|make|compose|word|formulate|prepare) (?:me|us)\b|\b(?:can|could|would|will) you\b|\bplease\b|\bhelp me\b|\bfor me\b|^\W*draft\b/i;

interface Letter {
  readonly of: RegExp;
  readonly lines: (thing: string) => readonly string[];
}

/** What stands between greeting and thanks; what is missing stays open in square brackets. */
const letters: readonly Letter[] = [
  {
    of: /^(?:cancel|confirm|change|return|extend|renew)\b/iu,
    lines: (thing) => [`I would like to ${thing}. My number is [customer or booking number].`, 'Could you confirm it, and tell me whether you need anything else from me?'],
  },
  {
    of: /\b(?:broken?|not working|doesn't work|does not work|stopped working|leak\p{L}*|mou?ld\p{L}*|heating|boiler|radiator|damp|repair\p{L}*|fix\p{L}*|blocked|drain|toilet|tap|shower|window|door|lock|lift|elevator|internet connection|power cut|wiring|fridge|washing machine)\b/iu,
    lines: (thing) => [
      `I am writing about ${thing}. It has been like this since [when].`,
      'Could you let me know when somebody can come and look at it? I am at home [days and times].',
    ],
  },
  {
    of: /\b(?:appointments?|check-?up|a slot|a table|reservation|booking)\b/iu,
    lines: (thing) => [`I would like to ask for ${withArticle(thing)}. It is for [what it is about].`, 'What would suit me best is [days and times]. Could you tell me what is free?'],
  },
  {
    of: /\b(?:days? off|holidays?|vacation|annual leave|time off|leave early|afternoon off|morning off|home office|work(?:ing)? from home)\b/iu,
    lines: (thing) => [`I would like to ask for ${thing}. Would that be possible?`, '[What is done by then, or who could take over.]'],
  },
  {
    of: /\b(?:extension|more time|deadline|hand(?:ing)? (?:it )?in late|postpon\p{L}*|reschedul\p{L}*)\b/iu,
    lines: (thing) => [`I would like to ask for ${withArticle(thing)}. The reason is [reason].`, 'Would [new date] be possible?'],
  },
  {
    of: /\b(?:refunds?|money back|return\p{L}*|exchange|wrong (?:item|order|size)|order|parcel|package|delivery|invoice|bill|overcharged)\b/iu,
    lines: (thing) => [`I am writing about ${thing}. It was on [date], and the number is [order or customer number].`, 'Could you tell me how we put that right? I would like [what you want: the money back, another one].'],
  },
  {
    of: /\b(?:noise|noisy|loud|music|barking|parking|bins?|rubbish|hedge|fence|smoke)\b/iu,
    lines: (thing) => [`I am writing about ${thing}. I notice it most [when].`, 'Could we find a way that suits us both, for example [what you would wish]?'],
  },
]; // biome-ignore format: two sentences a letter
const ofAnything = (thing: string): readonly string[] => [
  `I am writing about ${thing}. [What you want to say of it, in a sentence or two.]`,
  'Could you let me know [what you need from them, and by when]?',
];

const withArticle = (thing: string): string =>
  /^(?:an?|the|my|our|some|more|another)\b/i.test(thing) ? thing : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;

/**
 * A plain letter to somebody one writes to about things; undefined where none was asked for, or where it would be more than that.
 * @param isLed a written question waits for its answer
 */
export function letterOf(message: string, firstName: string, isLed: boolean): string | undefined {
  const text = message.replace(/[’‘]/g, "'").trim();
  if (text.length > LONGEST_ORDER || (isLed && !TO_THE_GUIDE.test(text))) return undefined;
  const found = orders.map((order) => order.exec(text)?.groups).find((groups) => groups !== undefined);
  const { thing: written = '' } = found ?? {};
  const thing = inSentence(written.replace(/,? (?:please|pls|thanks|thank you)\W*$/i, ''), LONGEST_THING).replace(/\bi\b(?=\W|$)/g, 'I');
  if (thing === '' || VAGUE.test(thing) || HEAVY.test(text) || !mayQuote(thing) || hurtIn(text) !== undefined || soundsTroubled(text))
    return undefined;
  const lines = [
    'Hello [name],',
    ...(letters.find(({ of }) => of.test(thing))?.lines ?? ofAnything)(thing),
    'Thank you, and kind regards',
    firstName.trim() || '[your name]',
  ];
  const quoted = lines.map((line) => `> ${line}`).join('\n>\n');
  return `A plain one to begin with. What I cannot know stands in square brackets, for you to fill in or leave out:\n\n${quoted}\n\nI cannot send it; it is yours to change and copy.`;
}
