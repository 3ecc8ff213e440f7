const SOFT =
  '(?:tbh|really|honestly|i guess|i suppose|sorry|right now|yet|now|either|for real|to be honest|at all|much|man|bro|bruh|then|thanks?|thx|today|just|about (?:it|that))';
const YES_NO =
  "(?:no|nope|nah|naw|not really|not at all|not quite|yes|yeah|yep|yup|ya|yea|sure|of course|kind ?of|sort ?of|kinda|sorta|a bit|i (?:guess|suppose|think)(?: so| not)?|maybe|perhaps|probably|i do(?: not|n'?t)?|i am(?: not)?|ok(?:ay)?|k+)";
const NOTHING =
  "(?:(?:i )?(?:really |honestly |still |just )?(?:do not|don'?t) (?:really )?(?:know|care|mind)(?: (?:it|that|what to (?:say|write)))?|idk(?: what to (?:say|write|do))?|idc|(?:i )?dunno|(?:that )?sounds (?:good|fine|great|right|ok(?:ay)?|nice)|(?:let'?s|lets) (?:try|do)(?: (?:it|that|this))?|(?:good|nice|great) idea|why not|(?:i'?d like|i like) (?:that|it)|yes please|please do|go (?:on|ahead)|makes sense|got it|alright(?: then)?|deal|no (?:idea|clue|comment)|not sure|(?:i'?m |i am )not sure|(?:there(?:'s| is) )?(?:nothin[g']?|nuthin|nowt|none)(?: (?:special|really|comes to mind|in particular))?|n/?a|lol+|lmao+|rofl|lmfao|(?:ha){2,}h?|(?:he){2,}h?|xd+|h+m+|m+h+m+|mm+|u+h+m*|u+m+|e+h+|m+e+h+|well|so|whatever|anything|something|stuff|things|same(?: here)?|ditto|pass|who (?:knows|cares)|bla+h*|asdf\\w*|qwert\\w*|test|huh|what|why|u+gh+|oof|nvm|cuz|because|bc|cos|wdym|smth|not much|fine|hard to say|can'?t say|no thoughts|brb)";
const BARE = new RegExp(`^\\W*(?:(?:${NOTHING}|${YES_NO})(?:[\\s,.!?…-]+${SOFT})*[\\s,.!?…-]*)+\\W*$`, 'i');
const BARE_YES_NO = new RegExp(`^\\W*(?:${SOFT}[\\s,.!?…-]+)*${YES_NO}(?:[\\s,.!?…-]+(?:${SOFT}|${YES_NO}))*\\W*$`, 'i');
/** Longer than this, something is said. */
const LONGEST = 60;

const plain = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/\bdont\b/gi, "don't")
    .replace(/\bwen(?:s|ds)day\b/gi, 'wednesday')
    .replace(/\btonite\b/gi, 'tonight')
    .replace(/\b(?:tmrw?|2moro|tomorow|tommorow)\b/gi, 'tomorrow')
    .trim();

/** Whether words answer no open question: "idk", "nothin", "lol", "?", "not really". They stand in no sum. */
export const isNonAnswer = (message: string): boolean => {
  const text = plain(message);
  return text.length <= LONGEST && (!/[\p{L}\p{N}]/u.test(text) || BARE.test(text));
};

/** Whether words are no more than a yes or a no, or something between them. */
export const isYesOrNo = (message: string): boolean => plain(message).length <= LONGEST && BARE_YES_NO.test(plain(message));

/** Whether a question can be answered by a yes or a no. */
export const asksYesOrNo = (question: string): boolean => {
  const last = question.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  return /^(?:and |so )?(?:can|is|are|was|were|would|do|does|did|has|have|could|will|am|should)\b/i.test(last) && !/\bor\b/i.test(last);
};

/** "Both": of the two that were named before. */
export const isBoth = (message: string): boolean =>
  /^\W*(?:well |i think |maybe |probably |honestly |it'?s |kind of )*(?:both|both of (?:them|it|these)|a bit of both|all of (?:them|these|the above))(?: really| i guess| i think| lol| tbh| somehow| of them)*\W*$/i.test(
    plain(message),
  );

const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|tues|wed|thu|thur|thurs|fri|sat|tomorrow|tonight|today|yesterday|weekends?|weekdays?|every ?day|daily|this (?:week|weekend|month|year|morning|afternoon|evening)|(?:next|last) (?:week|weekend|month|year|night|summer|spring|autumn|winter|time)|now|right (?:now|away)';
const PART = 'mornings?|afternoons?|evenings?|nights?|noon|midnight|lunch(?:time)?|breakfast|dinner|supper|bedtime|daytime|midday';
const CLOCK =
  "(?:half|quarter)(?: past| to)? (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\\d{1,2}[:.]\\d\\d|\\d{1,2} ?(?:am|pm|o'?clock|ish)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|o'?clock|ish))?|(?<=(?:until|till|at|around|about|by|from|before|after) )\\d{1,2}";
const LENGTH =
  '(?:for |since |about |around |like |over |almost |nearly )*(?:\\d+|a|an|a few|a couple of|some|many|two|three|four|five|six|seven|eight|nine|ten|the last) (?:minutes?|hours?|days?|weeks?|months?|years?)(?: (?:ago|now|already))?|(?:for )?(?:years|months|ages|forever|weeks)';
const LEAD =
  '(?:maybe|perhaps|probably|mostly|usually|always|often|sometimes|only|just|well|so|on|at|in|by|around|about|from|until|till|before|after|during|since|every|each|the|my|early|late|later|next|this|and|or|then|um+|h+m+|i guess|i think|first thing)';
const WHEN = new RegExp(
  `^\\W*(?:${LEAD}[\\s,]+)*(?:(?:${LENGTH}|${CLOCK}|${DAY}|${PART}|(?<=(?:before|after|during|over|from|until|at) (?:my |the |a )?)(?:work|school|class|uni|church|nursery|coffee|tea|gym|shower|kids|training|practice)|brushing (?:my )?teeth)(?:[\\s,]+(?:${LEAD}[\\s,]+)*|(?=\\W*$)))+(?:ish|mostly|usually|i guess|i think|or so|probably|maybe|lol|please)?\\W*$`,
  'i',
);
const TIME_FIRST = new RegExp(
  `^\\W*(?:(?:${LEAD})[\\s,]+)*(?:${DAY}|${PART})(?: (?:${PART}))?[\\s,]+(?=(?:at|in|on|by|near|over at)\\b)`,
  'i',
);
const WHERE =
  /^\W*(?:(?:maybe|perhaps|probably|mostly|usually|always|often|sometimes|only|just|well|so|um+|hm+|i'?m|i am)[\s,]+)*(?:(?:at|in|on|by|near|behind|outside|inside|round|around|to(?=\s+(?:my|the|a|his|her|our|their|work|school|church|bed|town)\b)|over at|down at|up in)\s+(?!(?:an? |the |my |some |that )?(?:\p{L}+ )?(?:way|sense|mood|hurry|row)\b|all\b|least\b|first\b|last\b|time\b|fact\b|general\b|love\b|pieces\b|tears\b|pain\b)(?:(?:my|our|the|a|an|his|her|their|this|that)\s+)?[\p{L}'-]+(?:\s[\p{L}'-]+){0,3}|home|outside|inside|nowhere|everywhere|here|upstairs|downstairs|abroad)(?:[\s,]+(?:mostly|usually|i guess|probably|alone|too|lol))*\W*$/iu;

/** Whether words tell no more than a time: "thursday morning", "half past six". A bare number is none. */
export const isOnlyWhen = (message: string): boolean => !/^\W*\d{1,2}\W*$/.test(message) && WHEN.test(plain(message));
/** Whether words tell no more than a place, perhaps with its time: "at my mum's", "tomorrow at the library". */
export const isOnlyWhere = (message: string): boolean => {
  const text = plain(message);
  // "In my country I was a teacher" tells more.
  if (/\p{L}\s+(?:i|he|she|they|we|it|you)\s+(?!am\b)\p{L}/iu.test(text)) return false;
  return !isOnlyWhen(message) && (WHERE.test(text) || WHERE.test(text.replace(TIME_FIRST, '')));
};
