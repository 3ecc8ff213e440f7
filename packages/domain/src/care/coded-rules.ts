import { MADE_UP } from './acute-words.ts';
import { type CareRule, rule } from './phrases.ts';
import { ENDS } from './quiet-rules.ts';

const unless = (words: string): RegExp => new RegExp(`${MADE_UP.source}|\\b(?:${words})\\b`);

const SPOKEN_OF =
  'word|words|term|terms|tiktok|algorithm|censor\\w*|slang|meaning|means|stands for|spelling|course|college|exam|ratio|licen[cs]e|bank|builder|office|plants?|zombie\\w*';
const MEANT =
  '(?:want|wants|wanted|going|will|might|should|could|ready|need|about|plan|planning|thinking|think|gonna|just|gotta|trying|tempted|try|urge|to|i)';
const WHEN = '(?:tonight|today|tomorrow|soon|now|right now|rn|later|this (?:week|weekend|morning|evening)|on \\w+day|before \\w+)';

/** Words that pass for others, where they stand for a deed. */
export const coded: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b${MEANT} unaliv(?:e|ing)\\b(?! \\w+ing)(?=$| ,| (?:so|this|rn|right|soon|tonight|today|now|again|here|because|and|but|or|already|tomorrow|fr|pls|please|lol|before|bad|really|it|i)\\b)`,
    {
      unless: unless(SPOKEN_OF),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    `\\b${MEANT} (?:just )?ctb\\b|\\bctb(?: \\w+){0,3} ${WHEN}\\b|\\b(?:${WHEN}) (?:i )?ctb\\b|^ctb(?:$| (?:method|plan|date|note|asap))|\\b(?:date|plan|method|ready|time) (?:for|to) (?:my )?ctb\\b`,
    { unless: unless(SPOKEN_OF), negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\bcatch(?:ing)? the (?:last )?bus\\b(?: \\w+| ,){0,8} (?:(?:said|written|wrote|saying) (?:\\w+ )?(?:my )?good ?byes?|for good|forever|never coming back|peace at last|nobody will miss|kit|method|exit bag|note is)|\\b(?:unsubscribe|log(?:ging)? off|log(?:ging)? out|check(?:ing)? out|opt(?:ing)? out|clock(?:ing)? out|rage quit|alt f4|uninstall\\w*|delet\\w+ myself|remove myself|resign\\w*|exit\\w*) (?:\\w+ )?(?:from |of )?(?:this |my |the )?(?:life|existence|earth|planet|land of the living|mortal coil)\\b|\\bself delet(?:e|ing|ion)\\b|\\bcommit(?:ting)? (?:die|not alive|unalive|neck rope|not living|self oof)\\b',
    { unless: unless(`${SPOKEN_OF}|social media|app|insurance|assurance|bus stop|hotel`), negatable: true },
  ),
];

const WANTS = '(?:want|wish|need|like|love|hope|hoping|pray|praying|wishing|wanting|waiting)';
const SLEEP = '(?:fall(?:ing)? asleep|go to sleep|drift off|close my eyes|shut my eyes|sleep|nod off)';
const IS_ALL =
  '(?:that is (?:it|all|that|the end)|that that is (?:it|the end)|that be (?:it|the end|all)|(?:have |let |for )?that (?:to )?(?:be|is) (?:it|the end(?: of (?:me|it|it all|everything))?|that|all)|it is (?:all )?over|it be (?:all )?over|be done with it|not (?:have to )?(?:come back|open them)|never (?:open them|come back)|nothing (?:after|comes after))';
const ORDINARY_NIGHT =
  'cinema|theatre|party|baby|kids?|child|toddler|show|concert|power|fridge|lamp|exams?|finals|tests?|interview|deadline|match|election|wedding|medication works';
const EVERYBODY =
  '(?:everyone s|everyones|everybodys|everybody s|their|peoples?|people s|your|(?:my|the) (?:\\w+ )?(?:family|kids|children|parents|friends|wife|husband|partner|mum|mom|dad)s?(?: s)?|everyone|everybody|them all|them|you all|all of (?:you|them))';
const NOT_HERE =
  '(?:gone|dead|without me|not (?:be )?here|no longer here|kinder|disappear\\w*|vanish\\w*|if i (?:left|went|was not|were not|died)|removed|cut (?:me )?loose|not around|end it)';

/** Wishing for an end in the words of sleep, light and weight. */
export const quietEnds: readonly CareRule[] = [
  rule(
    'suicide',
    3,
    `\\b${WANTS}(?: \\w+){0,5}? ${SLEEP}(?: \\w+| ,){0,4}? (?:and )?(?:hope |then |just |have |for |let )*${IS_ALL}${ENDS}`,
    {
      unless: unless(ORDINARY_NIGHT),
      negatable: true,
    },
  ),
  rule(
    'suicide',
    3,
    `\\b${WANTS}(?: \\w+){0,4}? (?:the |all the |my )?(?:lights?|curtain|screen|everything|it all|world|candle)(?: to| would| could)?(?: just| finally| all)? (?:go(?:es)? (?:out|dark|black|quiet|off|silent)|switch off|turn off|fade(?: out| to black)?|fall|come down|be switched off)(?: \\w+){0,2} (?:forever|for good(?=$| ,| and)|for ever|permanently|for the last time|never come back|once and for all)\\b`,
    { unless: unless(ORDINARY_NIGHT), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:weight|millstone|burden|dead weight|drain|chain|anchor|stone|albatross|parasite|leech|waste of space) (?:\\w+ ){0,3}?(?:on|to|round|around|for|dragging)(?: down)? ${EVERYBODY}\\b(?: \\w+| ,){0,12} ${NOT_HERE}\\b`,
    { unless: unless('team|goal|goalie|project|party|trip|holiday|weekend'), negatable: true },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:is|are|was|see|have) (?:not|no) (?:any |a |another |other |single )?(?:way out|escape|exit|way forward)(?: \\w+| ,){0,8} (?:except|but|other than|apart from|besides) (?:for )?(?:one|death|dying|that one|this one|the one|the final|the last)\\b',
    {
      unless: unless(
        'car park|maze|labyrinth|level|puzzle|escape room|building|station|shop|mall|ikea|forest|roundabout|motorway|traffic|tunnel|cellar|contract|subscription|menu|app|vim|meeting|cave|map|argument|lease|door|fire exit',
      ),
    },
  ),
];
