import { type CareRule, rule } from './phrases.ts';
import { unless } from './plain-danger-rules.ts';

const PONDERED =
  '(?:think|thinking|thought|want|wanted|could|might|urge|tempted|keep|imagining|picturing|feel like|going|about|consider|considering)';
const LATER =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|then|next (?:week|month|year)|my birthday)';

/** Plain danger in words that testers wrote and no other rule knew. */
export const furtherSigns: readonly CareRule[] = [
  rule('suicide', 3, '\\bdone (?:with )?living(?=$| ,| (?:now|today|tonight|tbh|fr|rn|honestly|this way|anymore)\\b)', { negatable: true }),
  rule('suicide', 3, '^unaliv(?:e|ing)(?: me| myself)?$'),
  rule(
    'suicide',
    3,
    '\\b(?:about|going|want|wants|wanted|trying|tried|ready|threatening|plans|planning) to off (?:himself|herself|themself|themselves|myself)\\b',
    { unless: unless('show\\w*|get|pick\\w*'), negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:texted|messaged|wrote|sent|called|said|phoned) (?:me |us )?(?:a |his |her |their |to say )?good ?bye\\b(?: \\w+| ,){0,6} (?:look after|take care of|feed|care for) (?:his|her|their|the)\\b',
    { unless: unless('holidays?|vacation|trip|airport|flight|weekend|travel\\w*|moving|moved|work|deploy\\w*|abroad|honeymoon') },
  ),
  rule('suicide', 3, '\\b(?:want|wants|wanted|wanting|ready|wish|wishes)(?: \\w+){0,2} (?:be|go|join)(?: \\w+){0,4} in heaven\\b', {
    unless: unless('one day|some ?day|in the end|when i am old|song|story|film|gets? to|believes?'),
    negatable: true,
  }),
  rule(
    'suicide',
    3,
    `\\b${PONDERED}\\b(?: \\w+){0,4} (?:driv(?:e|ing)|steer(?:ing)?|swerv(?:e|ing)|veer(?:ing)?|pull(?:ing)?|turn(?:ing)?|cross(?:ing)?) (?:\\w+ ){0,3}?(?:into|onto) (?:\\w+ ){0,2}?oncoming (?:lanes?|traffic|cars?|trucks?|lorry|lorries)\\b`,
    { unless: unless('games?|gta|simulator|overtak\\w*|detour|afraid (?:of|that)|scared (?:of|that)|he|she|they'), negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:am|standing|stood|sitting|sat|up|here|went) (?:\\w+ ){0,3}?(?:at|on|to) the (?:very )?(?:top|roof|edge|ledge) of (?:\\w+ ){0,3}?(?:multi ?(?:stor\\w+)?(?: \\w+)? ?(?:car park|parking)|car park|parking (?:garage|deck|structure)|multi ?storey)\\b',
    { unless: unless('parked|space|car is|my car|view|sunset|photos?|festival|bar|cinema|lost|ticket|meet\\w*|skat\\w*|waiting for you') },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:stepped|stepping|step|stood|standing|crossed|went|walked|leaned|leant) (?:\\w+ ){0,2}?(?:over|past|beyond|across) the yellow line\\b',
    {
      unless: unless(
        'mistake|accident\\w*|guard|fined?|phone|shouted|told off|child|kids?|toddler|hat|queue|crowd\\w*|do not|never|people|please|motorway|overtak\\w*|road',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:what is the point|no point|pointless|why bother|no need|not worth)\\b(?: \\w+| ,){0,8} i (?:will|am) not (?:going to )?be (?:here|around|alive) (?:in|by|after|at|for|come|until) ${LATER}\\b`,
    {
      unless: unless(
        'moving|moved|holidays?|vacation|abroad|travel\\w*|maternity|new (?:job|flat|house)|leaving (?:the )?(?:job|company|town|city)',
      ),
    },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:is it|does it|would it|how)(?: \\w+){0,3} (?:painful|hurts?|peaceful|long|quick)(?: \\w+){0,3} (?:bleed out|bleed to death)\\b',
    {
      unless: unless('animals?|deer|fish|dog|cat|horse|period|first aid|tourniquet|patients?|surgery|nose'),
    },
  ),
  rule('suicide', 3, '\\bi am done\\b(?: \\w+| ,){0,3} mean (?:done|it)\\b', {
    unless: unless('job|work|dating|him|her|them|cooking|dishes|smoking|drinking|sugar|alcohol|twitter|game|homework|house\\w*'),
  }),
  rule('suicide', 3, '\\bnever been born\\b(?: \\w+| ,){0,6} (?:fix|change|end|undo|correct) (?:that|it)\\b'),
  rule('self_harm', 3, '\\b(?:making|make|made) myself (?:sick|throw up|vomit|puke)\\b.*\\bblood\\b'),
];
