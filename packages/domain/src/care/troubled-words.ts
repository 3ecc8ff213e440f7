/*
 * Lists of words that `troubled.ts` reads, by what they tell. Each word stands alone in a sentence as `sentencesOf` gives it.
 */

/** Medicine in heaps. */
export const MEDICINE_IN_HEAPS: readonly string[] = [
  'overdos\\w*',
  '(?:counting|count|stash\\w*|saved up|saving up|swallow\\w*|handful of|packet of|bottle of|all (?:of )?(?:my|the|them)|too many|a lot of|forty|thirty|fifty|hundred|\\d\\d) (?:\\w+ ){0,3}(?:pills|tablets|paracetamol|ibuprofen|sertraline|xanax|sleeping pills|meds|medication|insulin)',
  'i have (?:the )?pills',
];

/** A rope, and what it is tied to. */
export const ROPES: readonly string[] = [
  'noose',
  '(?:bought|buy|got|have|tied|tie) (?:a|the|some) (?:\\w+ )?rope\\b',
  'tied (?:it|a knot) to the (?:beam|tree|ceiling|door)',
  'hang(?:ing)?(?: myself)?(?= or\\b|$)',
];

/** A fall, a train or traffic. */
export const HEIGHTS_AND_ROADS: readonly string[] = [
  '(?:jump(?:ing)?|throw(?:ing)? myself) (?:off|in front|under|from)\\b',
  '(?:walk|drive|driv|step|stepp)(?:ing)? (?:in front of (?:a|the)|into (?:traffic|a wall|a tree|oncoming))',
  '(?:on|at) the (?:edge|ledge|bridge|roof|tracks)\\b',
];

/** Ways to die, asked after. */
export const WAYS_TO_DIE: readonly string[] = [
  'car exhaust',
  'helium',
  'lethal',
  'painless(?:ly)?',
  'how (?:many|much) (?:\\w+ ){0,3}(?:would it take|to die|is lethal|is fatal)',
];

/** Farewells and last words. */
export const LAST_WORDS: readonly string[] = [
  'good ?bye (?:everyone|everybody|all|my (?:friend|love))\\b',
  'only one who (?:ever )?(?:listened|cared|understood)',
  '(?:last|final) (?:\\w+ )?(?:on earth|letter|note|words|will)',
];

/** The deed by its names. */
export const NAMES_OF_THE_DEED: readonly string[] = ['suicid\\w*', 'unaliv\\w*', 'ctb', '(?<!\\d ?)kms(?! (?:away|from|of|a)\\b)'];

/** Everything is given away. */
export const ALL_GIVEN_AWAY: readonly string[] = [
  '(?:made|wrote|writing) (?:a|my) will',
  '(?:gave|giving|given) away (?:everything|(?:my|the|all) (?:\\w+ )?(?:things|stuff|belongings|savings|dog|cat|pets?|guitar|records|jewell?ery))',
];

/** Wanting to be dead, or not to be. */
export const WANTING_NOT_TO_BE: readonly string[] = [
  '(?:want|wanted|like|wish|need|better|going|ready|time) (?:\\w+ ){0,2}(?:to )?(?:die|be dead|disappear|vanish|be gone|not (?:be here|exist|wake up))',
  'want (?:it|it all|life|everything) to (?:be over|stop|end)',
  // Of somebody old or ill it is said with love.
  '(?<!\\b(?:gran\\w*|nan|nana|mum|mom|mother|dad|father|aunt|uncle|he|she|they|dog|cat|who)(?: (?!i\\b)\\w+)? (?:will|might|may|could|would) )not (?:want to )?(?:be here|wake up|exist|live|go on|be alive)(?: any ?more)?',
  'stop existing',
  'better off (?:\\w+ )?(?:without me|gone|dead|with me (?:gone|dead))',
  'end (?:it all|my life|everything)',
];

/** No reason and no way on. */
export const NO_WAY_ON: readonly string[] = [
  '(?:no|see no|not see (?:a|any)|what is the) (?:way out|point (?:any ?more|in (?:living|going on|anything))|reason to (?:live|go on|get up|be here))',
  'nothing (?:left|matters any ?more)',
];

/** Nobody would miss the writer. */
export const OF_NO_WORTH: readonly string[] = [
  '(?:nobody|noone) (?:needs|would miss|cares about|would notice) me',
  'worthless',
  'hopeless(?! (?:at|with))',
  '(?:it|life|everything|all of it) is (?:pointless|meaningless)',
  'unbearable',
  'a burden',
  'hate myself',
  'numb inside',
];

/** No strength for more. */
export const SPENT: readonly string[] = [
  'tired of (?:living|life|being alive|everything)',
  '(?:can not|can no longer) (?:go on|take (?:it|this) any ?more|do this any ?more|any ?more)',
  'what am i even here for',
  'dead inside',
];

/** Thoughts of death. */
export const THOUGHTS_OF_DEATH: readonly string[] = [
  '(?:think|thinking|thoughts?|dream|dreaming|obsessed|fascinated) (?:\\w+ ){0,2}(?:death|dying|being dead)',
  'kill(?:ing)? myself',
  'take my (?:own )?life',
];

/** More was taken than should be, or nobody is to come back. */
export const NOT_COMING_BACK: readonly string[] = [
  'took more than i should',
  '(?:just )?not (?:come|came|coming) back from (?:the|my|that) \\w+',
];

/** Arms, fumes and urges. */
export const ARMS_AND_FUMES: readonly string[] = [
  'shotguns?',
  'revolver',
  '(?:garage|car) to fill',
  'neither of us (?:is|will be) (?:walking|getting)',
  '(?:these|bad|dark|violent) urges',
  'letting the trains? (?:go|pass)',
];

/** Letters written and things put in order. */
export const THINGS_PUT_IN_ORDER: readonly string[] = [
  '(?:wrote|written|writing) (?:\\w+ ){0,2}letters? (?:one each|to (?:each|all) of them|for after)',
  '(?:three|four|five) letters',
  '(?:sorted|settled|put in order) (?:the |my |out )?(?:insurance|affairs|papers)',
];

/** No time ahead. */
export const NO_YEAR_AHEAD: readonly string[] = [
  'no future',
  'not see myself (?:turning|at|getting|being)',
  'make it to (?:christmas|summer|spring|my (?:birthday|next birthday)|the (?:weekend|end))',
];

/** How it would be done, and peace with it. */
export const ENOUGH_THIS_TIME: readonly string[] = [
  'off the road (?:\\w+ )?(?:i would|would)',
  'enough (?:of (?:it|them) )?(?:for it )?to work this time',
  'not worry about me after',
  'at peace by',
  'made (?:my )?peace with it',
  'look after my \\w+(?: \\w+){0,4} phones? (?:is )?off',
];

/** Somebody at the door, or in the room. */
export const OTHERS_COME_CLOSE: readonly string[] = [
  'outside (?:the|my|our) (?:house|flat|door|window) again',
  '(?:comes?|came|coming) into my room',
];

/** A body that grows less. */
export const BODY_GROWS_LESS: readonly string[] = [
  'down to (?:3\\d|4\\d) ?(?:kg|kilos?)',
  'not eaten since (?:mon|tues|wednes|thurs|fri|satur|sun)day',
];

/** Nobody would notice, and fading. */
export const NOBODY_NOTICES: readonly string[] = [
  '(?:nobody|noone|anyone|anybody) notices? if i\\b',
  'easier for (?:them|everyone|everybody) if i',
  'bottle of (?:vodka|gin|whisky|whiskey|rum)\\b.*\\b(?:keys|drive|driving|alone|tonight)',
  'wish i (?:could|would) (?:just )?(?:stop|vanish|fade)',
  'not (?:really )?feel like doing anything',
];
