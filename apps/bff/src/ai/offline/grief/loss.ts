import { withoutIdleDeaths } from '../reading/idle-deaths.ts';

/** What somebody lost: a person, an animal, or a child that was not born yet. */
export type LossKind = 'person' | 'pet' | 'unborn';

/** A death that was told of. */
export interface Loss {
  readonly kind: LossKind;
  /** Who it was to the member, in small letters and without "my": "dad". */
  readonly who?: string | undefined;
  readonly name?: string | undefined;
  /** "him", "her", or "them" where nothing tells. */
  readonly whom: 'him' | 'her' | 'them';
  /** They took their own life. */
  readonly isSuicide: boolean;
  /** Only "gone" was said, which may mean that somebody left. */
  readonly isUnsure: boolean;
}

const HIS =
  'dad|daddy|father|papa|son|brother|husband|boyfriend|grand(?:pa|dad|father)|granddad|grandad|gramps|uncle|nephew|stepdad|godfather';
const HERS =
  'mum|mom|mam|mummy|mommy|mother|daughter|sister|wife|girlfriend|gran|granny|grandma|grandmother|nan|nana|nanna|aunt|auntie|aunty|niece|stepmum|stepmom|godmother';
const ANY =
  '(?:best |oldest |old |close |dear |childhood |work |school )?friend|bestie|best mate|mate|partner|fianc[ée]e?|spouse|cousin|twin|colleague|coworker|neighbou?r|teacher|mentor|boss|flatmate|roommate|classmate|ex|grandparent|child|kid|little (?:boy|girl|one)|patient|student|in-law';
const IN_LAW = '(?:[- ]in[- ]law)?';
const KIN = `(?:${HIS}|${HERS}|${ANY})${IN_LAW}`;
const PET =
  '(?:(?:old |sweet |little )?(?:dog|cat|puppy|pup|kitten|kitty|hamster|rabbit|bunny|horse|pony|parrot|budgie|guinea pig|gerbil|chinchilla|ferret|tortoise|turtle|gecko|lizard|rat|pet|goldfish|fish|bird|canary|cockatiel|lovebird|chicken|hen|duck|goat|donkey|spaniel|labrador|retriever|terrier|collie|poodle|beagle|greyhound|husky|dachshund|bulldog|german shepherd))';
const SOMEBODY = `(?:(?:my|our|his|her|the) (?:\\p{L}+ )?(?:${KIN}|${PET})(?: \\p{Lu}\\p{L}+)?|${KIN}|he|she|they|\\p{Lu}\\p{Ll}+)`;
const SINCE_WHEN =
  '(?:in|on|at|last|this|yesterday|today|tonight|two|three|a|an|\\d+|early|suddenly|peacefully|when|before|after|from|and|during|just|but)';
const LITTLE = '(?:\\p{L}+ly |just |also |has |had |have |then |only |both )*';
const OWN_LIFE =
  '(?:(?:killed|hanged|hung|shot) (?:him|her|them)sel(?:f|ves)|(?:took|ended) (?:his|her|their) (?:own )?li(?:fe|ves)|committed suicide|died by suicide)';
const of = (source: string): RegExp => new RegExp(source, 'iu');

const SUICIDE = of(
  `\\b${SOMEBODY} ${LITTLE}${OWN_LIFE}\\b|\\blost (?:my|our) \\p{L}+(?: \\p{L}+)? to suicide\\b|\\b(?:his|her|their|s) suicide\\b`,
);
const UNBORN = of(
  "\\b(?:lost (?:the|our|my|a|another) (?:baby|pregnancy|twins)|miscarr\\p{L}+|still ?born|stillbirth|there was no heartbeat|no heartbeat any ?more|our baby (?:died|did not make it|didn't make it))\\b",
);
const PUT_DOWN = of(
  `\\b(?:put|putting|have|had|let) (?:(?:my|our|the|him|her|it) ?(?:\\p{L}+ )?(?:${PET} )?(?:put )?|\\p{Lu}\\p{L}+ )(?:down|to sleep|euthani[sz]ed)(?! (?:for|in|at|and (?:sat|read)))(?=\\W*$|[.,!;]| (?:this|last|on|today|yesterday|because|and|by|at the vet))|\\b(?:was|were|got|be|being) (?:put (?:down|to sleep)|euthani[sz]ed)\\b|\\blet (?:my|our|the) ${PET} go\\b`,
);
const OF_A_PET = of(`\\b${PET}s?\\b|\\bvet\\b`);
/** A child is put down for the night as well. */
const OF_A_CHILD = /\b(?:baby|toddler|kids?|children|son|daughter|bed|nap|cot|crib|argument|deposit|phone|book)\b/i;

/** What comes after "she": plain words, and those that go round the plain one. */
const DIED =
  "died|passed away|passed on|perished|overdosed(?= and died| in|\\W*$)|drowned|was killed|got killed|was murdered|slipped away|did(?:n't| not) (?:survive|pull through|wake up(?= again| any| in| from|\\W*$)|come (?:through|out of) (?:it|surgery|the))|never woke up|lost (?:his|her|their) (?:battle|fight|life)|stopped breathing|(?:is|are) (?:in heaven|no longer with us|with the angels)|(?:is|'s)(?: not|n't) with us any ?more|went to heaven|(?:breathed|drew|took) (?:his|her|their) last(?: breath)?|left this world|(?:was|were|been) taken from (?:us|me)|crossed the rainbow bridge";
/** Relatives who are called by what they are. */
const CALLED_SO = 'mum|mom|mummy|mommy|mam|dad|daddy|papa|nan|nana|nanna|gran|granny|grandma|grandpa|grandad|granddad|gramps';
/** An animal under a car, unless it is said that it lives. */
const RUN_OVER = of(
  `^(?!.*\\b(?:ok(?:ay)?|fine|alive|surviv\\p{L}+|recover\\p{L}+|made it|broken|broke|lucky|luckily|at the vets?|to the vets?|surgery|nearly|almost)\\b).*\\b(?:my|our) (?:\\p{L}+ )?${PET}(?: \\p{Lu}\\p{L}+)? (?:has |just |had )*(?:got|was|were|been|is)(?: just| been)? (?:run|ran) over\\b`,
);
/** Ways of telling a death, the plain ones first. */
const deaths: readonly RegExp[] = [
  SUICIDE,
  of(`\\b${SOMEBODY} ${LITTLE}(?:${DIED})(?!\\p{L})`),
  of(`\\b(?:my|our) (?:\\p{L}+ )?(?:${KIN}|${PET})(?: \\p{Lu}\\p{L}+)?(?:'s)? ${LITTLE}passed(?=\\W*$|[.,!;]| ${SINCE_WHEN}\\b)`),
  of(
    `\\b(?:he|she|${KIN}) ${LITTLE}passed(?! (?:the|his|her|their|my|our|your|me|us|him|a|an|it|by|out|up|over|through|along|round|around|all|every|with|for|off|on the|judg\\p{L}*|gas|\\d|[^.!?]*(?:exam|test|class|course|interview|driving|grade))\\b|!)`,
  ),
  of(
    `\\b(?:(?:my|our) (?:\\p{L}+ )?(?:${KIN}|${PET})(?: \\p{L}+)?|he|she)(?:'?s| is| are| was| has)(?: (?:really|now|only|just|already|been|both)){0,3} dead\\b(?! (?:to me|tired|wrong|right|set|serious|against|inside|boring))`,
  ),
  of(
    `\\b(?:lost|buried|cremated) (?:my|our) (?:\\p{L}+ )?(?:${KIN}|${PET})(?: \\p{Lu}\\p{L}+)?(?!'|’| (?:\\p{L}+ )?(?:s|card|keys?|number|trust|respect|money|job|game|match|toy|lead|collar)\\b)`,
  ),
  of(
    `\\b(?:${SOMEBODY}|baby) (?:did not|didn'?t|never|hasn'?t|has not) ma(?:ke|de) it(?=\\W*$|[.,!;]| (?:through the (?:night|operation|surgery)|out of (?:surgery|hospital)|and|after|in the end|this time))`,
  ),
  of(
    '\\b(?:funeral|coffin|casket|obituary|eulogy|(?:his|her|their) grave|cremation|burial|(?:his|her|their) ashes|ashes (?:arrived|came|are)|bereave\\p{L}+|in mourning|mourning)\\b',
  ),
  of(
    `\\b(?:years?|months?|weeks?|days?|anniversary)(?: (?:ago|today|tomorrow|now))*(?:,? )?(?:since|without|of) (?:(?:my|our) )?(?:${KIN}|${PET})(?:'s death| died| passed| went| left us)?(?=\\W*$|[.,!;])`,
  ),
  of("\\banniversary of (?:his|her|their|my \\p{L}+(?:'s)?) (?:death|passing|dying)\\b|\\b(?:his|her|their) death\\b"),
  of("\\bi(?: am|'m) (?:still )?grieving\\b|\\bmy grief\\b|\\bdeath in (?:the|my|our) family\\b"),
  of(
    `\\b(?:said|say|saying) (?:our |my |the |a )?(?:last |final )?good-?bye to (?:my|our) (?:\\p{L}+ )?${PET}\\b|\\b(?:our|my) (?:last|final) good-?bye\\b|\\b(?:had to|have to) say good-?bye to (?:my|our) (?:\\p{L}+ )?(?:${KIN})\\b(?![^.!?]*(?:airport|station|train|school))`,
  ),
  of(`\\b(?:i|we) ${LITTLE}lost (?:${CALLED_SO})\\b(?!'| (?:in (?:the|a)|at the|for a|on the (?:way|phone|train)|when we (?:were|went)))`),
  of(
    `\\brip (?:my (?:\\p{L}+ )?)?(?:${KIN}|${PET})\\b|\\b(?:found|saw) (?:my|our|the|him|her|it) (?:\\p{L}+ )?(?:(?:${KIN}|${PET})s? )?(?:lying )?dead\\b`,
  ),
  RUN_OVER,
  of(
    `\\b(?:fox|foxes|dog|cat|hawk|eagle|badger|coyote|marten|raccoon) (?:had |has |have )?(?:got(?: at)?|killed|took|ate|mauled) (?:(?:all|both|two|three|some|one) (?:of )?)?(?:my|our) (?:\\p{L}+ )?${PET}s?\\b`,
  ),
  of(
    '\\b(?:i|we) (?:just |have |recently )?lost (?:him|her|them)(?=\\W*$|[.,!;]| (?:in (?!the (?:crowd|park|shop|woods))|on|last|to (?!a )|two|three|yesterday|so suddenly|too))',
  ),
  of(
    '\\b(?:my|our|her|his) late (?!(?:night|start|shift|dinner|homework|train|bus|reply|fee|arrival|lunch)s?\\b)\\p{L}+|\\b(?:bury|buried|burying|cremate) (?:him|her|them)\\b',
  ),
];
const GONE = of(
  `\\b(?:he|she|they|${CALLED_SO}|(?:my|our|the) (?:\\p{L}+ )?(?:${KIN}|${PET}))(?:'s| is| are|'re|s) (?:really |just |now |suddenly )?gone(?=\\W*$|[.,!;]| (?:now|forever|for good|and|since))`,
);
/** "Gone" of somebody who left, or whom one looks for. */
const LEFT =
  /\b(?:broke up|break-?up|left me|dumped|divorc\w*|cheat\w*|moved (?:out|away)|ran away|missing|cannot find|can't find|his things|packed|ex)\b/i;

/** Somebody went away, and is not dead by that. */
export const isOfLeaving = (message: string): boolean => LEFT.test(spelt(message));

/** Not told as something that happened: thought, feared, dreamt, or made up. */
const NOT_REAL = of(
  "\\b(?:if|when|before|until|unless|what if|imagine|afraid|scared|worried|dream\\p{L}*|dreamt|nearly|almost|thought|wish|pretend\\p{L}*) (?:that )?(?:\\p{L}+ ){0,3}(?:died|dies|die|passed|dead|killed|gone)\\b(?! (?:i was|i had)\\b)|\\b(?:dreamt|dreamed)\\b|\\b(?:show|series|film|movie|novel|episode|character|season|video game|celebrity|hero|villain|king|president|queen)(?:'?s)?\\b|\\bdied (?:laughing|of (?:embarrassment|shame|boredom|laughter))\\b|\\b(?:lol|haha\\p{L}*|lmao)\\b",
);
/** A remark on when it was: "when he died I was ten" is a death all the same. */
const WHEN_IT_WAS = of(`\\b(?:since|when|before|after|until) (?:${SOMEBODY}) ${LITTLE}(?:died|passed away|passed)\\b`);
const NOT_ONE = /^(?:my|our|his|her|the)$/i;
/** "My friend's mum died" is no loss of one's own mum. */
const OF_ANOTHER = of(`\\bmy (?:best |little |older |younger )?(\\p{L}+)'s (${KIN}|${PET})\\b`);
const PET_OF = of(`\\b(${PET}) of my (?:\\p{L}+ )?(?:${KIN})\\b`);
const WHO = of(`\\b(?:my|our) (?:\\p{L}+ )??(${KIN}|${PET})\\b(?: (\\p{Lu}\\p{Ll}+))?`);
const BARE_WHO = of(
  `\\b(?:since|without|of|the|(?:i|we) lost|rip) (${KIN}|${PET})\\b|\\b(${HIS}|${HERS})'s (?:ashes|funeral|death|grave|coffin)\\b|(?:^|[.,!?] |\\b(?:but|and|that|then|because|since|when) )\\W*(${HIS}|${HERS}) (?:${LITTLE}(?:${DIED}|passed)|is|did)`,
);
const NAMED = /\b(?:his|her|its|their|the (?:dog|cat)'s) name (?:was|is) (\p{L}[\p{L}'-]+)/iu;
const CALLED = /\b(?:called|named)(?: (?:him|her|them|it|our \p{L}+))? (\p{Lu}[\p{L}'-]+)/u;

/** With the apostrophes that the patterns know. */
export const spelt = (message: string): string =>
  message.replace(/[’‘]/g, "'").replace(/\b(could|would|should|was|wo|did|have|has|do|does|ca|is|are)nt\b/gi, "$1n't");

/** Told by itself; beside another subject it may be long ago. */
const WIDOWED = of(
  "^\\W*(?:i(?:'m| am|'ve been| have been| was| became| got| just became)? )?(?:just |recently |now |suddenly )*(?:an? )?widow(?:ed|er)?\\b",
);
const BY_ITSELF = 9;

/** The sentence in which it was told; undefined where no death was told of. */
const tellingIn = (text: string): string | undefined => {
  if (WIDOWED.test(text) && text.trim().split(/\s+/).length <= BY_ITSELF) return text;
  return text.split(/(?<=[.!?\n])\s+/).find((sentence) => {
    if (NOT_REAL.test(sentence) && !WHEN_IT_WAS.test(sentence)) return false;
    const isPutDown = PUT_DOWN.test(sentence) && (OF_A_PET.test(text) || !OF_A_CHILD.test(sentence));
    return isPutDown || UNBORN.test(sentence) || deaths.some((one) => one.test(sentence)) || (GONE.test(sentence) && !isOfLeaving(text));
  });
};

/** The death that a message tells of; undefined where it tells of none. */
export function lossIn(message: string): Loss | undefined {
  const text = withoutIdleDeaths(spelt(message));
  const telling = tellingIn(text);
  if (telling === undefined) return undefined;
  const isUnborn = UNBORN.test(telling);
  // Who is named elsewhere beside the word widow is somebody else.
  const { who, name } = whoIn(telling) ?? (/\bwidow/i.test(telling) ? undefined : whoIn(text)) ?? {};
  const isPet =
    !isUnborn &&
    ((who === undefined ? OF_A_PET : of(`(?:^|'s )${PET}$`)).test(who ?? text) || (PUT_DOWN.test(telling) && who === undefined));
  const subject = subjectIn(telling) ?? subjectIn(text);
  return {
    kind: isUnborn ? 'unborn' : isPet ? 'pet' : 'person',
    ...(isUnborn ? {} : { who, name: nameIn(text) ?? name ?? (who === undefined ? subject : undefined) }),
    whom: whomOf(who, telling),
    isSuicide: SUICIDE.test(telling),
    isUnsure: GONE.test(telling) && !deaths.some((one) => one.test(text)) && !PUT_DOWN.test(text) && !isUnborn,
  };
}

/** Whose death it is, where a message names somebody. */
export function whoIn(text: string): { readonly who: string; readonly name: string | undefined } | undefined {
  const [, owner, kin] = OF_ANOTHER.exec(text) ?? [];
  if (owner !== undefined && kin !== undefined) return { who: `${owner}'s ${kin}`.toLowerCase(), name: undefined };
  const [, pet] = PET_OF.exec(text) ?? [];
  if (pet !== undefined) return { who: pet.toLowerCase(), name: undefined };
  const [, own, name] = WHO.exec(text) ?? [];
  const bare = BARE_WHO.exec(text);
  const who = own ?? bare?.[1] ?? bare?.[2] ?? bare?.[3];
  return who === undefined || NOT_ONE.test(who) ? undefined : { who: who.toLowerCase(), name: properly(name) };
}

/** Who it was, said by itself after the death: "my aunt. she raised me". */
export function whoAlone(message: string): string | undefined {
  const [, who] =
    of(`^\\W*(?:it(?:'s| is| was) |he was |she was |that was |for )?(?:my|our) (${KIN}|${PET})(?: \\p{Lu}\\p{Ll}+)?(?=\\W*$|[.,!;])`).exec(
      message,
    ) ?? [];
  return who?.toLowerCase();
}

/** A name in capitals is one only where it begins with one: the patterns look at no case. */
const properly = (name: string | undefined): string | undefined => (name !== undefined && /^\p{Lu}/u.test(name) ? name : undefined);

/** The name that a message gives. */
export function nameIn(message: string): string | undefined {
  const [, name = ''] = NAMED.exec(message) ?? CALLED.exec(message) ?? [];
  return name.length > 1 ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
}

const NO_NAME =
  /^(?:yes|yeah|yep|no|nope|ok|okay|sure|thanks?|thank|fine|nothing|nobody|sorry|well|maybe|why|what|when|how|who|stop|skip|yesterday|today|tonight|last|this|it|he|she|they|i|my|the|we|and|but|so|just|not|never|please|hi|hey|hello|true|right)$/i;
/** A name by itself, as an answer to the question for it: "Bruno. Fourteen years." */
export function nameAlone(message: string): string | undefined {
  const [, name = ''] = /^\W*(\p{Lu}\p{Ll}{1,14})(?=\W*$|[.,!])/u.exec(message) ?? [];
  return name === '' || NO_NAME.test(name) ? undefined : name;
}

const NO_SUBJECT =
  /^(?:he|she|they|it|who|that|this|just|people|some(?:one|body)|any(?:one|body)|every(?:one|body|thing)|no(?:body|ne)|many|both|all|others?|has|have|had|also|then|when|and|but|was|were|is|the|our|my|almost|nearly|dog|cat|pet|baby|wife|husband|patient|friend|yesterday|today|finally|suddenly|really|actually|recently|never|not)$/i;
/** Who died, by the name before it: "thumper died", "Jonas had an accident. He did not survive." */
function subjectIn(text: string): string | undefined {
  const found =
    /(?:^|[.,!?]\s|\b(?:but|and|then|that|because|when|since|so)\s)(\p{L}{3,14}) (?:died|passed away|is dead|was killed|did(?:n't| not) survive)\b/iu.exec(
      text,
    ) ?? /(?:^|[.!?]\s)(\p{Lu}\p{Ll}{2,14}) (?:had|was|has|got|fell|died|passed)\b/u.exec(text);
  const name = found?.[1];
  if (name === undefined || NO_SUBJECT.test(name) || whoIn(`my ${name}`) !== undefined) return undefined;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** How to speak of them. */
export function whomOf(who: string | undefined, text: string): Loss['whom'] {
  if (who !== undefined && of(`(?:^|'s )(?:${HIS})${IN_LAW}$`).test(who)) return 'him';
  if (who !== undefined && of(`(?:^|'s )(?:${HERS})${IN_LAW}$`).test(who)) return 'her';
  if (/\b(?:he|him|his|himself|he's)\b/i.test(text)) return 'him';
  return /\b(?:she|her|hers|herself|she's)\b/i.test(text) ? 'her' : 'them';
}

const OTHERS_OVERDOSE = new RegExp(`\\b(?!i\\b)${SOMEBODY} ${LITTLE}(?:overdosed|died (?:of|from) an overdose)\\b`, 'giu');

/** A message without its words for how somebody else died: what is left speaks of the member. */
export const withoutOthersDeath = (message: string): string =>
  message
    .replace(/[’‘]/g, "'")
    .replace(new RegExp(SUICIDE.source, 'giu'), ' ')
    .replace(/\b(?:was|got|been) (?:killed|murdered)\b/gi, ' ')
    .replace(OTHERS_OVERDOSE, ' ');
