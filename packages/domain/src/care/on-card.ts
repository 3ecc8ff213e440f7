import { assess } from './assess.ts';
import { problemOfReply } from './check-reply.ts';
import { HELPERS, MEDICINE } from './medicines.ts';
import { sentencesOf } from './normalise.ts';
import { plainLetters } from './plain-letters.ts';
import { soundsTroubled } from './troubled.ts';

const COUNT = '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|some|several|many|whole)';
const SPAN = '(?:days?|weeks?|months?)';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

/** A card stands by itself and may become a goal: there a bare "stop my tablets" is as bad as advice. */
const MEDICINE_CHANGE = new RegExp(
  `\\b(?:stop|stopping|skip|skipping|quit|quitting|drop|(?:come|coming|get|getting|go|going|wean\\w*|taper\\w*) off|halve|halving|double|doubling|reduce|reducing|lower|lowering|increase|increasing|change|changing|without) (?:\\w+ ){0,4}(?:dose|dosage|doses|${MEDICINE})\\b`,
  'u',
);
const WITH_A_DOCTOR = new RegExp(`\\b${HELPERS}(?:ing)? (?:\\w+ ){0,6}(?:doctor|gp|pharmacist|psychiatrist|nurse)\\b`, 'u');

/** What is no aim for anybody, with what looks alike and is ordinary. Each reads a sentence as `sentencesOf` gives it. */
const unsound: readonly { readonly pattern: RegExp; readonly unless?: RegExp }[] = [
  { pattern: MEDICINE_CHANGE, unless: WITH_A_DOCTOR },
  // Eating less and less is an illness.
  {
    pattern:
      /\b(?:eat(?:ing)? (?:nothing|as little as)|(?:stop|quit|without|not) eating(?: anything| at all)?$|starv\w+|purg(?:e|ing)|(?:throw(?:ing)?|make myself throw) up|make myself sick|vomit\w*|laxatives?|skip(?:ping)? (?:\w+ )?(?:meals?|breakfast|lunch|dinner))\b/u,
  },
  {
    pattern:
      /\b(?:eat|have|only|just|under|below|less than|max\w*|at most|stay|stick|limit|down to|consume)(?:ing)? (?:\w+ ){0,4}(?:[1-9]?\d{2}|1[01]\d{2}) ?(?:k ?cal\w*|calories)\b/u,
    unless: /\b(?:less|fewer|snack|breakfast)\b/u,
  },
  {
    pattern: new RegExp(
      `\\b(?:only|just|nothing but) (?:water|tea|coffee|juice|broth|liquids?)\\b(?: \\w+){0,3} (?:(?:until|till) (?:${DAY}|tomorrow|next|the)|for ${COUNT} (?:\\w+ )?${SPAN}|all (?:day|week)|this week)\\b`,
      'u',
    ),
  },
  {
    pattern: new RegExp(
      `\\bfast(?:ing)? (?:for )?${COUNT} (?:\\w+ )?${SPAN}\\b|\\bfast(?:ing)? (?:for )?(?:2[4-9]|[3-9]\\d|\\d{3}) ?(?:h|hours)\\b|\\bfast(?:ing)? (?:until|till) (?:${DAY}|next)\\b`,
      'u',
    ),
  },
  {
    pattern:
      /\b(?:weigh(?:ing)?|(?:get |slim |go )?down to) (?:\w+ ){0,2}(?:[1-4]\d ?(?:kg|kilos?|kilograms?)|(?:\d\d|10\d) ?(?:lbs?|pounds))\b/u,
    unless: /\b(?:flour|luggage|suitcase|bag|parcel|dog|cat|of)\b/u,
  },
  {
    pattern: new RegExp(
      `\\blos(?:e|ing) (?:\\d+|${COUNT}) ?(?:kg|kilos?|pounds|lbs?) (?:by (?:${DAY}|tomorrow|next)|(?:in|within) (?:a|one|two|three|\\d) (?:days?|weeks?)|this week)\\b`,
      'u',
    ),
  },
  { pattern: /\bsleep(?:ing)? (?:only |just |for )*(?:[1-4]|one|two|three|four) ?(?:hours?|h) (?:a|per|each|every) night\b/u },
  // Violence, weapons and farewells.
  {
    pattern:
      /^(?:i want to )?(?:harm|hurt|punch|slap|stab|strangle|choke|stalk|poison|beat up) (?:my |the |that |this )?\w+(?: (?:hard|back|in the face|again|today|tonight|tomorrow|daily|every \w+|a day))*$/u,
    unless: /\b(?:punch(?:ing)? (?:bags?|cards?|holes?|drills?|needle|combos?|up)|slap bass|harm reduction|less|nobody|noone|nothing)\b/u,
  },
  {
    pattern:
      /\b(?:buy|get|find|borrow|load|own|build|make|steal|carry|order) (?:\w+ ){0,3}(?:guns?|pistols?|rifles?|revolvers?|shotguns?|firearms?|weapons?|ammo|ammunition|bullets|bombs?|explosives?|poison)\b|\bnoose\b/u,
    unless: /\b(?:glue|water|nerf|nail|massage|heat|toy|spray|staple|squirt|caulk|lego|bath|seed) (?:guns?|pistols?|bombs?|weapons?)\b/u,
  },
  {
    pattern: /\b(?:good ?bye|farewell|suicide|last) (?:letters?|notes?)\b/u,
    unless: /\b(?:colleagues?|team|job|employer|class|students?|house|old flat)\b/u,
  },
  { pattern: /\bgiv(?:e|ing) away (?:everything|all|my (?:\w+ )?(?:things|stuff|belongings|possessions|pets?|cat|dog|savings))\b/u },
  // Drink and drugs.
  {
    pattern:
      /\bdrink(?:ing)? (?:\w+ ){0,4}(?:bottles?|lit(?:er|re)s?|shots?|pints?|cans?|crates?) of (?:\w+ )?(?:vodka|wine|whisky|whiskey|gin|rum|beer|schnapps|spirits|liquor|tequila|alcohol)\b|\bdrink(?:ing)? (?:more )?(?:vodka|whisky|whiskey|gin|rum|schnapps|tequila|liquor)\b|\bget (?:drunk|wasted|stoned|high(?! \w))\b|\b(?:take|try|buy|smoke|snort|inject|use) (?:\w+ ){0,2}(?:cocaine|heroin|meth|ketamine|mdma|ecstasy|fentanyl)\b/u,
    unless: /\b(?:no|not|never|less|fewer|stop|quit|instead|without|avoid)\b/u,
  },
];

/** Numbers of people to call come from the reviewed list alone. Dates and clock times are none. */
const DATES = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/g;
const CALLING = /\b(?:call|ring|dial|phone|text|sms|hotline|helpline|lifeline|crisis line|tel|telephone|samaritans)\b/;
const NUMBER =
  /(?<![\d:])\d{3,}(?![\d:])|\b(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)[ ,-]+){2,}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b/;
const LONG_NUMBER = /\d(?:[\s()./-]{0,2}\d){6,}|\b116[\s-]?\d{3}\b/;
/** A card leads nowhere but into the app. */
const ADDRESS =
  /\b(?:https?|ftp|javascript|mailto|data):|\bwww\.|\b[a-z\d-]{2,}\.(?:com|org|net|info|io|de|fr|at|ch|eu|uk)\b|<\/?[a-z!]|\]\(/i;

/** Whether a guide's words may stand on a card that it proposes. Stricter than {@link problemOfReply}: no explanation stands beside them. Pure. */
export function mayStandOnCard(text: string): boolean {
  // A title leaves out who wants it: "Hurt my brother".
  const isWorrying = [text, `I want to ${text}`].some((words) => assess(words).level >= 2);
  if (isWorrying || soundsTroubled(text) || ADDRESS.test(text) || problemOfReply(text) !== null) return false;
  const isUnsound = sentencesOf(text).some((sentence) =>
    unsound.some(({ pattern, unless }) => pattern.test(sentence) && !unless?.test(sentence)),
  );
  const plain = plainLetters(text).replace(DATES, ' ');
  return !isUnsound && !LONG_NUMBER.test(plain) && !(CALLING.test(plain) && NUMBER.test(plain));
}
