/** What a message may be about, as far as care is concerned. */
export type CareCategory = 'suicide' | 'self_harm' | 'harm_to_others' | 'abuse' | 'acute_danger' | 'distress';

/** 0 nothing, 1 a hard moment, 2 a gentle check-in, 3 high risk, 4 high risk now. */
export type CareLevel = 0 | 1 | 2 | 3 | 4;

/** One reviewed rule. It reads one sentence as `sentencesOf` gives it. */
export interface CareRule {
  readonly category: CareCategory;
  readonly level: CareLevel;
  readonly pattern: RegExp;
  /** Everyday phrases that look alike: the rule is silent in a sentence that has one. */
  readonly unless?: RegExp;
  /** A negation in front ("I would never …") lowers the finding to a gentle check-in. */
  readonly negatable?: true;
}

export const SELF = '(?:myself|himself|herself|themselves|themself)';
export const MEANS_TO =
  '\\b(?:want|wants|wanted|wanting|going|plan|plans|planning|planned|tried|tries|try|trying|think|thinks|thinking|thought|thoughts|will|might|should|ready|need|decided|urge|urges|consider|considering|contemplating|wish|feel like|told me to|says i should)\\b(?: \\w+){0,4} ';
export const KILL =
  '(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|poison|poisoning|stab|stabbing|suffocate|suffocating|electrocute)';
export const KIN =
  '(?:wife|husband|partner|spouse|boss|mother|mom|mum|father|dad|stepdad|stepfather|stepmom|stepmother|brother|sister|kid|kids|child|children|baby|son|daughter|neighbor|neighbour|roommate|girlfriend|boyfriend|ex|teacher|coach|uncle|aunt|grandfather|grandmother|coworker|colleague|classmate|family|parents)';
export const SOMEONE = `(?:him|her|them|someone|somebody|people|everyone|everybody|my (?:\\w+ )?${KIN}|(?:this|that|the|these|those) (?:\\w+ )?(?:guy|guys|man|woman|girl|boy|bitch|bastard|people|kids))`;
export const OTHER = `(?:he|she|they|my (?:\\w+ )?${KIN}|(?:someone|somebody|a man|a guy))`;
export const PLAY =
  /\b(?:chess|game|games|match|xbox|fifa|fortnite|playstation|round|race|tennis|poker|scrabble|cards|minecraft|monopoly|joke|jokes|lol|haha+|laughing|prank|lyrics?|kindness|surprise|character|novel|movie|film|story|scene|villain|hero|protagonist|plot|episode|licen[cs]e|hunting|toy)\b/;
/** Games, matches and made-up stories; laughter beside plain words takes nothing back, so it is not among them. */
export const SPORT =
  /\b(?:chess|games?|xbox|fifa|fortnite|playstation|race|tennis|poker|scrabble|cards|minecraft|monopoly|sparring|boxing|karate|judo|dodgeball|ball|kindness|surprise|character|novel|movie|film|story|scene|villain|hero|protagonist|plot|episode|thriller|series|chapter|licen[cs]e|hunting|toy|deadlines?|boss (?:will|is going to) kill)\b/;
export const STUDY =
  /\b(?:essay|paper|novel|story|character|movie|film|book|song|lyrics|documentary|article|class|lecture|podcast|squad|prevention|awareness|volunteer\w*|statistics|rates|course|research|history|play by|shakespeare|doors|lane|mission|(?:laptop|phone|computer|printer|server|car) (?:just |has )?commit\w*)\b/;
export const ACCIDENT =
  /\b(?:shaving|shave|cooking|kitchen|stove|oven|iron|toaster|pan|knife slipped|paper|gym|workout|training|running|run|lifting|deadlifts?|yoga|football|soccer|basketball|climbing|skiing|bike|cycling|accident|accidentally|by mistake|onions?|carrots?|tea|coffee|sun|tripped|fell|slipped|stretching)\b/;
/** Where or how one lives, which is no wish to die. */
export const LIVING_SOMEWHERE =
  /\b(?:live|living) (?:here|there|in|with|at|near|on|alone|by|like|together|off|out|under|up|next|for|through|without|abroad|pay\w*|a|the|this)\b|\blive forever\b(?! (?:in|with|like) (?:this|pain|misery))|\bexist (?:in|on)\b/;
export const IDIOM_SELF =
  /\b(?:cut|cutting) (?:myself|himself|herself) (?:some|off|a|another|short|loose|out)\b|\bburn(?:ed|t|ing)? (?:myself|himself|herself) out\b|\b(?:shoot|shooting|shot) (?:myself|himself|herself) in the foot\b|\bdrown(?:ing)? (?:myself|himself|herself) in (?:work|sorrow|ice|chocolate|books|tea|coffee|music|emails?|paper)\b/;
export const IDIOM_KILL =
  /\bkill(?:ing|ed)? (?:myself|himself|herself|themselves) (?:laughing|over|at (?:work|the)|with (?:work|overtime|this)|to (?:finish|make|meet|get|please|impress|pass|save|earn|keep|lose|be)|trying|studying|for (?:this|that|a|the|my|forgetting|missing|not)|on the|in the gym|tripping|when i tripped)\b/;
/** Dying rather than an errand is a figure of speech; dying rather than going on is not. */
export const DIE_THAN =
  /\bdie than (?!go on|live|living|keep|stay|face|feel|continue|be (?:here|alive|a burden|hurt)|exist|carry on|suffer|endure|wake|another|this (?:pain|life)|go through)/;
/** A small child that hits or bites, where nobody is afraid of it or wounded. */
export const SMALL_CHILD =
  /^(?!.*\b(?:afraid|scared|terrified|frightened|knife|bleed\w*|bruis\w*|hospital|teen\w*|grown|adult|threat\w*|kill)\b).*\b(?:kids?|child|children|toddlers?|bab(?:y|ies)|infant|\w+ year old|little (?:one|boy|girl|son|daughter|brother|sister))(?: \w+){0,3} (?:hit|hits|hitting|slap|slaps|slapped|kick|kicks|kicked|punch|punches|punched|beats|choked?|grabbed|pushed|threw) (?:\w+ )?me\b|\b(?:hit|hits|kick|kicks|kicked|slapped|punched) me in (?:his|her|their|its) sleep\b/;
export const FUN_DEATH =
  /\bdie (?:of|from) (?:laugh\w*|embarrass\w*|shame|boredom|cringe|cuteness|happiness|joy)|\bdie my\b|\b(?:want|wanted|wants) to die (?:happy|old|laughing|rich|knowing|with no|without regrets?|peacefully (?:at|in old))|\bembarrass|\bcringe/;

/** Makes one rule of a pattern. */
export const rule = (
  category: CareCategory,
  level: CareLevel,
  pattern: string,
  more: Pick<CareRule, 'unless' | 'negatable'> = {},
): CareRule => ({
  category,
  level,
  pattern: new RegExp(pattern, 'u'),
  ...more,
});
