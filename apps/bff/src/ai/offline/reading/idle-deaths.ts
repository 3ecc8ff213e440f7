import { figuresOfDeath } from './figures-of-death.ts';

/** Things that only stop working, and plants. */
const THINGS =
  'phone|mobile|battery|laptop|computer|pc|tablet|car|engine|bike|fridge|printer|router|wi-?fi|internet|connection|line|conversation|chat|party|mood|joke|trend|apps?|websites?|(?:job|dating|housing) market|dating scene|forum|hashtag|(?:house ?)?plants?|cactus|orchid|basil|lawn|tree|flowers?|succulent|tomato(?:es)?|sourdough|starter|fire|lights?|music|motor|boiler|washing machine|watch|controller|headphones|dish ?washer|dryer|kettle|toaster|oven|microwave|hoover|vacuum|lawn ?mower|van|scooter|motorbike|sat ?nav|gps|remote|console|keyboard|camera|hard drive|usb stick|kindle|ipad|iphone|macbook|airpods|earbuds|hearing aid|hair ?dryer|razor|torch|(?:social|love|dating|sex) life|group chat|ficus|monstera|orchids|fern|bonsai|cacti|herbs|seedlings?|sunflowers?|hydrangeas?|lettuce|strawberries';
/** They are dead when nothing goes on there; who lives there dies in earnest. */
const PLACES = 'town|village|bar|club|street';
const PLURALS =
  'apps|websites|(?:house ?)?plants|flowers|tomatoes|lights|headphones|herbs|seedlings|sunflowers|strawberries|airpods|earbuds';
/** "It" may be one of these, whatever thing was named after it. */
const ALIVE = 'dog|cat|puppy|kitten|rabbit|bunny|hamster|horse|pony|parrot|bird|pet|baby';
const PEOPLE_IN_STORIES = "(?:show|series|film|movie|novel|book|episode|game|season|story)(?:'?s)?|character|hero|villain|protagonist";

/** Words of death in which nobody died: a phone, a plant, a deadline, a film, and being dead tired. */
const IDLE = new RegExp(
  [
    `(?<!\\b(?:${ALIVE})\\b.{0,80})(?<=\\b(?:${THINGS})(?: \\p{L}+){0,3}[.,;!]+ (?:and |but |so )?)it(?:'s| is| has)? (?:\\p{L}+ )?(?:died|dead|dying)\\b`,
    `(?<=\\b(?:${PLURALS})(?: \\p{L}+){0,3}[.,;!]+ (?:and |but |so )?)they(?:'re| are| have)? (?:\\p{L}+ )?(?:died|dead|dying)\\b`,
    `(?<!\\b(?:from|in|at|of|on|near|down|across) (?:\\p{L}+ )?)\\b(?:${PLACES})(?:'s| is| was| feels| looks) (?:\\p{L}+ly |just |so |really |totally |a bit )*dead\\b`,
    `\\b(?:${THINGS})(?:'s)?,? (?:\\p{L}+ly |just |has |had |have |also |is |are |was |were |went |all |both |totally |now |a bit |kind of |sort of |basically )*(?:died|dead|dying|killed|passed away|kicked the bucket)\\b`,
    '\\b(?:motivation|hope|love|spark|romance|ideas?|dreams?|something|everything|part of me|enthusiasm|energy|interest|business|career|language|plan|project|tradition|signal|video|meme|server|inspiration) (?:\\p{L}+ly |just |has |had |have |kind of )*(?:died|dead)\\b',
    `\\b(?:killed|murdered) (?:my|the|our|all my) (?:\\p{L}+ )?(?:${THINGS}|vibe|productivity|evening|weekend|back|feet|legs|work ?out|session|interview|presentation|exam|audition|set|solo|time)\\b`,
    '\\b(?:my )?(?:feet|legs|back|shoes|heels|head|boss|kids?|children) (?:is|are|was|were) (?:\\p{L}+ )?killing me\\b',
    '\\b(?:die|died|dying|dies) (?:laughing|of (?:embarrassment|shame|boredom|laughter|cringe))\\b|\\bi (?:almost |nearly )?died (?:of|from|when|inside)\\b|\\bdying (?:to|for)\\b',
    ...figuresOfDeath,
  ].join('|'),
  'giu',
);
const IN_A_STORY = new RegExp(`\\b(?:${PEOPLE_IN_STORIES})\\b`, 'iu');
const DEATH = /\b(?:died|dead|killed(?: off)?|dies|kills?|death|murdered)\b/gi;

/** A message without its idle words of death: it is neither a loss nor a danger by them. */
export function withoutIdleDeaths(message: string): string {
  const text = message.replace(/[’‘]/g, "'").replace(IDLE, ' ');
  const isStory = IN_A_STORY.test(text) && !/\b(?:i|me|my (?!(?:favou?rite|show|series|book|game)\b)|myself|we|our)\b/i.test(text);
  return isStory ? text.replace(DEATH, ' ') : text;
}

const MISHAP = new RegExp(
  `^\\W*(?:(?:so|and|today|then|ugh|omg|well|yesterday|just)\\W+)*(?:my|our|the) (?:\\p{L}+ )?(?:${THINGS})(?: (?:just|has|finally|suddenly|completely|went|and|is|was))* (?:died|dead|crashed|broke|passed away|gave up|packed up)\\b`,
  'iu',
);

/** A thing of one's own gave up: a nuisance, and nothing to be glad to know. */
export const isMishap = (message: string): boolean => MISHAP.test(message.replace(/[’‘]/g, "'"));
