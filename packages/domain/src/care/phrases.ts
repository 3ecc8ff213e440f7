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
export const OTHER = `(?:he|she|they|my (?:\\w+ )?${KIN}|(?<!\\b(?:his|her|their|your|our|the|a|s) )(?:mum|mom|mummy|dad|daddy)|(?:someone|somebody|a man|a guy))`;
export const PLAY =
  /\b(?:chess|game|games|match|xbox|fifa|fortnite|playstation|round|race|tennis|poker|scrabble|cards|minecraft|monopoly|joke|jokes|lol|haha+|laughing|prank|lyrics?|kindness|surprise|character|novel|movie|film|story|scene|villain|hero|protagonist|plot|episode|licen[cs]e|hunting|toy|(?:final|end|raid) boss|dying (?:on|at|to) the (?:\w+ )?boss)\b/;
/** Games, matches and made-up stories; laughter beside plain words takes nothing back, so it is not among them. */
export const SPORT =
  /\b(?:chess|games?|xbox|fifa|fortnite|playstation|race|tennis|poker|scrabble|cards|minecraft|monopoly|sparring|boxing|karate|judo|dodgeball|ball|kindness|surprise|character|novel|movie|film|story|scene|villain|hero|protagonist|plot|episode|thriller|series|chapter|licen[cs]e|hunting|toy|deadlines?|boss (?:will|is going to) kill|(?:final|end|raid) boss|dying (?:on|at|to) the (?:\w+ )?boss)\b/;
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
/** Ended with a firm or a paper, which is no life. */
export const ENDED_WITH =
  /\b(?:end|ending|ended) it (?:all |now |already |for good )?with (?:my|the|this|our|that|a) (?:\w+ ){0,2}?(?:contract|membership|subscription|supplier|gym|bank|landlord|provider|insurer|agency|sponsor|label|agent|phone company|broker|lease|tenancy|mortgage|plan|club|choir|therapist|hairdresser)\b/;
/** Away to somewhere and for a while, which is no wish not to be. */
const SPAN =
  '(?:for (?:a|an|one|two|three|a few|some|the|\\d+) ?(?:\\w+ )?(?:days?|nights?|weeks?|weekend|fortnight|months?|summer|winter|while)|over (?:easter|christmas|new year|the (?:weekend|holidays|summer|winter))|(?:this|next|all) (?:summer|winter|spring|autumn|weekend|week|month)|after (?:the )?exams?)';
const FAR =
  '(?:beach|sea ?side|coast|mountains|island|cabin|cottage|spa|countryside|alps|lake ?house|hotel|resort|italy|spain|france|greece|norway|sweden|portugal|bali|hawaii|thailand|iceland|scotland|ireland|japan)';
export const AWAY_FOR_A_WHILE = new RegExp(
  `\\b(?:disappear|vanish)(?:ing)? (?:off |away )?(?:in)?to (?!(?:nothing\\w*|nowhere|darkness|the (?:dark|void|ground|earth|sea|water|night|lake|river|other side))\\b)(?:(?:\\w+ ){0,3}?${FAR}(?! (?:and|to) (?:never|not|drown|die))\\b|(?:\\w+ ){1,4}?${SPAN})`,
  'u',
);
/** Hurt by a thing of the house or at a task, told as the accident it was. */
export const BY_ACCIDENT =
  /\b(?:cut|cutting|nicked|burned|burnt|scratched|hurt) (?:myself|my \w+) (?:\w+ ){0,4}?(?:(?:while |when i was |when )?(?:shaving|chopping|slicing|peeling|dicing|carving the \w+|cooking|baking|gardening|ironing|opening (?:a|the)|making (?:dinner|lunch|breakfast|soup|a salad)|doing the dishes|washing up|whittling)|on (?:a|an|the|some) (?:\w+ ){0,2}?(?:tin|can|lid|paper|page|envelope|fence|nail|branch|thorns?|rose|bramble|shell|rock|oven|pan|stove|iron|kettle|grater|mandoline?|cardboard))\b(?!.*\b(?:on purpose|deliberately|so that|because|to feel|feels? (?:good|better)|deserve\w*|punish\w*|again and again|needed to|wanted to|hate)\b)/;
/** A life lost in a game is there again a moment later. */
export const GAME_LIFE =
  /\bon (?:the )?(?:\w+ )?level (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b(?!.*\b(?:car park|parking|building|roof|stor(?:e?y|ies)|garage|hospital|mall)\b)|\b(?:respawn\w*|speed ?run\w*|checkpoints?|save point|boss (?:fight|battle)|(?:final|end|raid) boss|dying (?:on|at|to) the (?:\w+ )?boss|lost (?:all )?(?:of )?my (?:loot|gear|xp|items|inventory|gold|iron)|in (?:celeste|cuphead|hades|skyrim|roblox|genshin)|(?:mario|sonic|zelda|elden ring|dark souls|bloodborne|sekiro|hollow knight|tomb raider|assassin s creed|god of war|valorant|overwatch|call of duty|gta|roguelike|platformer)s?)\b/;
/** Somebody is shot with a camera, or sent a line. */
export const CAMERA =
  /\b(?:shoot|shooting|shot) (?:\w+ ){1,4}?(?:portraits?|headshots?|photos?|pictures?|on film|in black and white)\b|\b(?:shoot|shooting) (?:\w+ ){1,3}(?:an? |some )(?:portraits?|email|message|text|note|look|glance|smile|dm)\b|\b(?:shoot|shooting|shot) (?:\w+ ){1,4}?with (?:an?|the|my|his|her) (?:\w+ ){0,2}?(?:camera|lens|leica|polaroid|nikon|canon)\b/;
/** A stroke at tennis and the like, told with its game; a backhand alone is a blow. */
export const STROKE =
  /\bhit me with (?:\w+ ){1,3}(?:backhand|forehand|serve|volley|lob|smash|drop ?shot|bouncer|fastball|curve ?ball)s?\b(?=.*\b(?:set|sets|match|rally|court|net|racket|tennis|badminton|squash|cricket|baseball|tie ?break|won the (?:point|game))\b)/;
/** Medicine taken to its end, as it should be. */
export const AS_TOLD =
  /\b(?:antibiotics|as prescribed|as (?:the|my|our|his|her) (?:doctor|gp|nurse|dentist|surgeon|pharmacist|vet) (?:said|says|told|wrote|ordered|wanted|asked))\b/;
/** Dying rather than an errand is a figure of speech; dying rather than going on is not. */
export const DIE_THAN =
  /\bdie than (?!go on|live|living|keep|stay|face|feel|continue|be (?:here|alive|a burden|hurt)|exist|carry on|suffer|endure|wake|another|this (?:pain|life)|go through)/;
/** A small child that hits or bites, where nobody is afraid of it or wounded. */
export const SMALL_CHILD =
  /^(?!.*\b(?:afraid|scared|terrified|frightened|knife|bleed\w*|bruis\w*|hospital|teen\w*|grown|adult|threat\w*|kill)\b).*\b(?:kids?|child|children|toddlers?|bab(?:y|ies)|infant|\w+ year old|little (?:one|boy|girl|son|daughter|brother|sister))(?: \w+){0,3} (?:hit|hits|hitting|slap|slaps|slapped|kick|kicks|kicked|punch|punches|punched|beats|choked?|grabbed|pushed|threw) (?:\w+ )?me\b|\b(?:hit|hits|kick|kicks|kicked|slapped|punched) me in (?:his|her|their|its) sleep\b/;
export const FUN_DEATH =
  /\bdie (?:of|from) (?:laugh\w*|embarrass\w*|shame|boredom|cringe|cuteness|happiness|joy)|\bdie my\b|\b(?:want|wanted|wants) to die (?:happy|old|laughing|rich|knowing|with no|without regrets?|peacefully (?:at|in old))|\bembarrass|\bcringe/;

/** Signs that a threat is meant: fear, words that were said, violence, a wish to leave, and what some families kill for. */
const MEANT =
  '\\b(?:afraid|scared|terrified|frightened|fear|threat\\w*|said|says|saying|told|swore|swears|promised|texted|knife|gun|fists?|belt|hit|hits|beat|beats|beating|choke\\w*|drunk|violent|police|hid(?:e|ing)|leave|leaving|left|run away|divorce|tell|told|talk|report|go home|come home|tonight|one day|some day|for real|seriously|really will|mean it|actually will|in my sleep|honou?r|gay|lesbian|bi|trans|queer|pregnant|abortion|dating|boyfriends?|girlfriends?|men|(?:other|another) (?:man|woman|women|guys?)|gets? (?:home|back|here)|marry|marriage|virgin\\w*|religion|convert\\w*|hijab|affair|cheat\\w*|find me|finds me|kill me .*kill me)\\b|\\b(?:he|she|they|someone|ex) (?:will|would|is going to|are going to|wants? to) (?:\\w+ )?kill\\b';
const WILL_KILL = '(?:s|is|are|will|would|was|were)(?: so| actually| literally| absolutely| totally| probably)?(?: going to)? kill me';
/** What makes it a figure of speech at home: laughter, or a small reason. */
const FOR_LITTLE =
  '(?: , )? ?(?:lol|lmao|haha\\w*|for (?:this|that|it|being late|the|my|(?!talk|look|speak|see|meet|wear|dress|go|work|say|dat|flirt)\\w+ing)|when (?:he|she|they) (?:sees?|hears?|notices?)|if i (?:am late|forget|miss|eat|break|spoil|burn|lose|buy|spend|cancel|do not))';
/** Somebody "will kill me" for a broken cup. At home, where it may be meant, that takes laughter or a small reason; elsewhere, and of what parents would do, nothing. */
export const FIGURE_KILL_ME = new RegExp(
  `^(?!.*(?:${MEANT})).*\\b(?:(?:boss|manager|team|editor|tutor|teacher|professor|supervisor|dentist|colleagues?|coworkers?|friends?) ${WILL_KILL}|(?:parents|folks|mum|mom) would(?: so| actually| literally| absolutely| totally| probably)? kill me|(?:parents|folks|mum|mom|mother|nan|gran|flatmates?|roommates?|landlord|wife|husband|partner|dad|father|brother|sister) ${WILL_KILL}${FOR_LITTLE})\\b`,
  'u',
);

/** The worst that somebody pictures of a call or a talk: the answer begins with "that", and says nothing of a body. */
export const BREATHLESS_IN_MIND =
  /^(?!.*\b(?:chest|throat|chok\w*|hands?|inhaler|asthma\w*|allerg\w*|now|tonight|already|pills|tablets|swallow\w*|took|smoke|gas|hurts?|lips|hits?|beats?|bleed\w*|arm|help|ambulance|999|911|112|hold|holds|pin|pins|sits|pillow|die|dying|he|him)\b)(?:(?:well|no|yes|yeah|probably|maybe|just|honestly|like|um|i guess|i imagine|i picture|i keep (?:imagining|picturing|seeing)|the worst (?:is|would be)|worst case|,) )*(?:that|what if) (?:\w+ ){1,3}?(?:rings?|calls?|phones?|picks? up|answers?|asks?|speaks?|talks?|reads?|looks?) (?:\w+ ){0,4}?and (?:then )?i (?:just )?can not breathe?(?=$| ,| or | and (?:hang|say|nothing|my voice|have to))/;

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
