import { PILLS } from './acute-words.ts';
import { HELPERS } from './medicines.ts';
import { MORE_MEDICINE } from './talk-answer-rules.ts';

interface Troubled {
  readonly pattern: RegExp;
  /** What both of them are for on an ordinary day. */
  readonly unless?: RegExp;
}

const MEDICINE = `(?:${PILLS}|${MORE_MEDICINE})`;
const GIVEN_UP =
  '(?:leave|leaving|left) out|stop(?:ping|ped)?(?: taking)?|skip(?:ping|ped)?|(?:come|coming|came|get|getting|go|going) off|quit(?:ting)?|flush(?:ing|ed)?|bin|throw(?:ing)? (?:away|out)|not (?:take|taking|inject|injecting)|ration(?:ing)?|do without|halve|halving|double|doubling|drop|dropping|anymore|less|too little|no';
const STRONG_DRINK = '(?:vodka|whisky|whiskey|gin|rum|schnapps|brandy|spirits|wine|liquor|alcohol|beers?)';
const MEAL = '(?:dinners?|lunch\\w*|breakfasts?|food|meals?|supper|everything i (?:eat|ate)|what i (?:eat|ate)|it all)';
const NOTHING_MUCH = '(?:gum|chewing gum|black coffee|coffee|diet coke|coke zero|ice|ice cubes|water|air|tea|cigarettes)';

/** Answers that no plan may be made of, each read in one sentence as `sentencesOf` gives it. */
const troubled: readonly Troubled[] = [
  // A medicine given up without anybody who knows it.
  {
    pattern: new RegExp(`\\b(?:${GIVEN_UP}) (?:(?:my|the|his|her|these|those|all|of|morning|evening|daily|next) )*${MEDICINE}\\b`, 'u'),
    unless: new RegExp(
      `\\b${HELPERS}(?:ing)? (?:\\w+ ){0,6}(?:doctor|gp|pharmacist|psychiatrist|nurse)\\b|\\b(?:with|as) (?:my|the|a) (?:doctor|gp|psychiatrist|nurse)\\b|^(?:(?:so|hi|hello|,) )*(?:should|can|could|may|must|is it|would it be) (?:i|safe|ok|okay|fine|bad|dangerous|wrong|possible|all ?right) (?!not )(?!.*\\b(?:without|secretly|hide|tell(?:ing)? (?:my|the|anyone|him|her))\\b)|\\b(?:vitamins?|dishwasher|graphic|drawing|for the dog|forget\\w*|melatonin|aspirin|the pill|pain|headaches?|need|thanks?)\\b`,
      'u',
    ),
  },
  // Stopping at once what the body needs by now.
  {
    pattern: new RegExp(
      `\\bcold turkey\\b.*\\b(?:drink\\w*|${STRONG_DRINK}|benzos?|xanax|valium|pregabalin|methadone|tramadol)\\b|\\b(?:drink\\w*|${STRONG_DRINK}|benzos?|xanax|valium|pregabalin|methadone|tramadol)\\b.*\\bcold turkey\\b|\\b(?:bottles?|lit(?:er|re)s?|crates?) of (?:\\w+ )?${STRONG_DRINK} (?:a|per|every|each) (?:day|night|evening)\\b`,
      'u',
    ),
    unless: /\b(?:sandwich\w*|restaurant|sells?|salad|less than|party|leftover\w*)\b/u,
  },
  // Eating less, and giving it back.
  {
    pattern: new RegExp(
      `\\b(?:bring(?:ing)?|brought) (?:(?:back )?up (?:(?:my|the|every|all|each|of|half|most) )*(?:\\w+ )?${MEAL}|(?:my |the )?${MEAL} (?:back )?up)(?=$| ,| (?:every|again|after|when|on purpose|before|today|tonight|daily|each|and|because|so)\\b)|\\b(?:make|makes|making|get|gets|keep|keeps|see|watch) the (?:number|scales?) (?:\\w+ )?(?:go(?:es|ing)? down|drop\\w*|low|down|lower)\\b`,
      'u',
    ),
    unless:
      /\b(?:tray|stairs|lift|upstairs|bed|to (?:him|her|them|my)|topic|bills?|invoices?|bounces?|ticket|emails?|debt|error|bugs?|blood pressure)\b/u,
  },
  {
    pattern: new RegExp(
      `\\b${NOTHING_MUCH} (?:and|,) ${NOTHING_MUCH} (?:till|until) (?:\\w+ )?(?:dinner|supper|evening|tomorrow|\\w+day)\\b|\\bthrough (?:the|my|all) (?:\\w+ )?(?:days?|weeks?) on (?:(?:just|only|nothing but) )?${NOTHING_MUCH} and ${NOTHING_MUCH}\\b|\\b(?:on|with|live on|survive on) (?:(?:just|only|nothing but|nothing except) )?${NOTHING_MUCH}(?: (?:and|or|with|,) ${NOTHING_MUCH})+(?: \\w+| ,){0,5} (?:days?|weeks?|until|till|all day|all week|dinner|like the|again|alone)\\b|\\b(?:get|getting|make it|last|hold out|go) (?:\\w+ )?(?:till|until|to) (?:\\w+ )?(?:dinner|lunch|supper|evening|tomorrow) on (?:(?:just|only) )?${NOTHING_MUCH}\\b`,
      'u',
    ),
    unless: /\b(?:scan|surgery|operation|blood test|ramadan|bike|hike|flu|stomach bug)\b/u,
  },
  // Going after somebody.
  {
    pattern:
      /\bfollow(?:ing|ed)? (?:him|her|them|my ex|the (?:girl|woman)) (?:\w+ )?(?:home|after (?:work|school|training|class|dark)|at night|from (?:work|school)|around town|in (?:my|the) car|to (?:his|her|their) \w+)\b|\b(?:find|finding|work|figure) out where (?:he|she|they|my ex) (?:parks?|lives?|works?|sleeps?|walks?)\b|\b(?:read|reading|check|checking|search|searching|go through|going through|get into|hack|hacking) (?:her|his|my (?:\w+ )?(?:wife|husband|girlfriend|boyfriend|partner|ex)(?: s)?) (?:phone|messages|texts|mails|emails|whatsapp|location)\b/u,
    unless:
      /\b(?:instagram|youtube|blog|channel|drunk|sat ?nav|cat|dog|puppy|son|daughter|kids|nursery|thank|flowers|consent|agreed|asked me)\b/u,
  },
  // What somebody is hit with, where nothing else is said.
  {
    pattern:
      /^(?:(?:and|then|just|only|mostly) )*(?:with|by|using) (?:a|the|his|her|my|dad s) (?:\w+ )?(?:pan|belt|stick|hammer|cord|cane|shoe|slipper|iron|bat|broom|hanger|fists?|poker)$|^(?:(?:him|dad|my \w+) and )?his (?:belt|stick|cane)$/u,
  },
  // Losing heart, where only the writer knows for what; letters and a last day, each alone; what is put off for a feast's sake.
  {
    pattern:
      /^(?:(?:that|if|maybe|only) )*(?:i )?(?:(?:might|could|would) )?los(?:e|ing) my nerve (?:again|like last time|at the last \w+)$|^(?:then )?(?:write|writing) (?:all )?(?:the|my) (?:last )?letters$|^(?:on )?\w+day ,? ?(?:is )?(?:my|the) last day$|\bwait(?:ing)? until after (?:\w+ ){0,4}(?:birthday|christmas|easter|wedding|holidays)\b.*\b(?:ruin\w*|spoil\w*)\b/u,
    unless: /\b(?:work|job|school|diet|tell|divorce|leave him|leave her)\b/u,
  },
  // Staying or leaving, where only the writer knows what; those who would get over it; what somebody does when drunk.
  {
    pattern:
      /^(?:to |whether to |if i )?(?:being|be|stay|staying) (?:here|alive|around) or not(?: being| be| to be)?(?: here| alive| around)?$|\bstay for (?:my|the) (?:mum|mom|dad|kids|children|family|cat|dog) or (?:leave|go) (?:for good|for ever|forever)\b|^(?:they|he|she|everyone|everybody|my \w+) (?:will|would) (?:\w+ )?get over (?:me|it)$|\b(?:kids|children|they|family) (?:are|is|would be|will be) better off (?:with (?:their|his|her) (?:dad|mum|mom|father|mother)|without me)\b|\bafter (?:\w+ ){0,4}(?:wedding|birthday|christmas|holidays|easter) ,? ?so (?:that )?i do not (?:spoil|ruin)\b|\b(?:he|she|dad|mum) (?:hits|beats|slaps|throws things)$|\bthat my (?:mother|mum|mom|dad|father|kids?|son|daughter|wife|husband|sister|brother|flatmate) finds me$|\b(?:he|she) (?:does|did|will do|starts) (?:it|that|this) to my (?:\w+ )?(?:daughter|son|kids|children|sister|brother)\b|\b(?:break|smash|slash) (?:her|his|their) (?:windows?|tyres?|tires?|car|door|face)\b/u,
  },
  // Pictures without clothes that somebody asks for.
  {
    pattern:
      /\b(?:wants?|asks?|asked|asking|demand\w*|pressur\w+|beg\w*) (?:\w+ ){0,4}(?:nudes|(?:naked|nude|topless) (?:photos?|pics?|pictures?|selfies?|videos?)|(?:photos?|pics?|pictures?|selfies?|videos?) (?:\w+ ){0,3}(?:without (?:my )?clothes|naked|nude|topless))\b/u,
    unless: /\b(?:museum|art class|life drawing|painting)\b/u,
  },
];

/** Nothing but signs, and one of a weapon, blood or pills among them. */
const ONLY_SIGNS =
  /^(?!.*[\u{1F32D}-\u{1F37F}\u{1F382}-\u{1F389}\u{1F600}-\u{1F606}\u{1F602}\u{1F923}\u{1F950}-\u{1F96F}])(?=.*[\u{1F52A}\u{1FA78}\u{1F48A}\u{1F52B}\u{26B0}\u{1FAA6}\u{1F5E1}\u{1FA93}\u{1F489}\u{1F4A3}\u{1FA92}\u{1FAA2}])[^\p{L}\p{N}]{1,60}$/u;

export const signsSoundTroubled = (text: string): boolean => ONLY_SIGNS.test(text.trim());

/** Whether a sentence, as `sentencesOf` gives it, is an answer to go gently with. */
export const answerSoundsTroubled = (sentence: string): boolean =>
  troubled.some(({ pattern, unless }) => pattern.test(sentence) && !unless?.test(sentence));
