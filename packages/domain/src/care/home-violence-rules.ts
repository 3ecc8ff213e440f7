import { type CareRule, rule, SPORT, STUDY } from './phrases.ts';

/** Who lives with the writer, or did; and whoever was named before. */
const WHO =
  '(?:(?:my|our) (?:\\w+ ){0,2}?(?:wife|missus|husband|hubby|partner|spouse|fiance\\w*|bf|gf|boyfriend|girlfriend|baby daddy|ex|dad|father|daddy|papa|mum|mom|mama|mother|step\\w+|brother|sister|son|daughter|uncle|aunt|grand\\w+|cousin|roommate|flatmate|housemate|landlord|man|woman|guy|old man|in laws?)|the (?:father|mother) of my \\w+|he|she|they|someone|somebody)';
const BLADE = '(?:knife|knives|blade|machete|razor|cleaver|scissors|screwdriver|broken bottle|shard|glass)';
const FIREARM = '(?:gun|pistol|rifle|shotgun|revolver)';
const CLUB =
  '(?:hammer|axe|bat|baseball bat|crowbar|iron bar|belt|stick|cane|cable|cord|iron|poker|wrench|chain|whip|slipper|bottle|chair|pan)';
const HOT = '(?:cigarettes?|cigs?|lighter|iron|boiling water|hot water|hot oil|acid)';
const WEAPON = `(?:${BLADE}|${FIREARM}|${CLUB})`;
const ITS = '(?:a |an |the |his |her |their |our |\\w+ ){0,3}?';
const ME = '(?:me|us|my (?:\\w+ )?(?:kids?|children|baby|son|daughter|mum|mom|mother|sister|brother|face|head|back|arms?|legs?|body))';
const BODY = '(?:throat|neck|face|head|stomach|chest|ribs?|belly|back|temple|mouth|eyes?|side)';
const THEN = '(?:\\w+ |, ){0,4}?';

/** A play, a haircut, a doctor, a hug. */
const HARMLESS = new RegExp(
  `${SPORT.source}|${STUDY.source}|\\b(?:films?|movies?|lyrics?|theatre|theater|stage|rehears\\w*|barber\\w*|hairdress\\w*|haircut|shav\\w*|surgeon|surgery|dentist|physio\\w*|massag\\w*|hugs?|hugg\\w*|cuddl\\w*|scarf|necklace|tickl\\w*|pillow|cushion|snowballs?|laugh\\w*|giggl\\w*|dream\\w*|cook\\w*|recipe|onions?|lego|nerf|wrestl\\w*|training|class|chess)\\b`,
);
const made = (level: 3 | 4, pattern: string, unless = HARMLESS): CareRule => rule('abuse', level, pattern, { unless });

/** Violence at home by its parts: who did it, what was done, and with what. */
export const homeViolence: readonly CareRule[] = [
  made(
    4,
    `\\b${WHO} ${THEN}(?:held|holds|holding|put|puts|putting|pressed|presses|stuck|pulled|pulls|pointed|points|pointing|aimed|aims|waved|waves|waving|swung|swings|swinging|raised|drew|took|had|has) ${ITS}${WEAPON} (?:\\w+ ){0,2}?(?:(?:to|at|against|on|near|under|over|into|in) (?:my|our|the (?:kids|children|baby) ?s?) (?:\\w+ )?${BODY}|(?:at|on|to) ${ME})\\b`,
  ),
  made(
    4,
    `\\b${WHO} ${THEN}(?:came|comes|coming|went|goes|going|lunged|lunges|ran|runs|charged|charges|chased|chases|attack\\w*|threaten\\w*|slashed|stabbed|cut|hits?|beat|beats|whipped|whips|thrashed|thrashes)(?: at| after| for| up to)? ${ME}(?: \\w+){0,3}? with ${ITS}${WEAPON}\\b`,
  ),
  made(3, `\\b${WHO} ${THEN}(?:burned|burnt|burns|burning|scalded|scalds) ${ME}(?: \\w+){0,3}? (?:with|using) ${ITS}${HOT}\\b`),
  made(3, `\\b${WHO} ${THEN}(?:put|puts|stubbed|stubs|threw|throws|poured|pours) ${ITS}${HOT}(?: out)? (?:on|at|over|in) ${ME}\\b`),
  made(3, `\\b${WHO} ${THEN}(?:took|takes|used|uses) ${ITS}(?:${CLUB}|fists?) (?:to|on) ${ME}\\b`),
  made(
    4,
    `\\b(?:his|her|their|both|\\w+ s) (?:hands?|arms?|fingers|belt|cable) (?:\\w+ ){0,2}?(?:around|round|on) my (?:throat|neck)\\b|\\b${WHO} ${THEN}(?:squeezed|squeezes|squeezing|crushed|grabbed|grabs|grabbing) (?:me by |on )?(?:my |the )(?:throat|neck)\\b`,
  ),
  made(
    3,
    `\\b${WHO} ${THEN}(?:(?:slammed|slams|smashed|smashes|banged|bangs|bashed|pushed|rammed) my (?:head|face|hand|fingers?)|(?:dragged|drags|pulled|pulls|yanked|held|holds|lifted|pinned|pins) me (?:\\w+ ){0,3}?by (?:my|the) (?:hair|neck|throat)|(?:knocked|knocks) me (?:out|down|unconscious|about|around|to the (?:floor|ground)))\\b`,
  ),
  made(
    3,
    `\\b${WHO} (?:\\w+ ){0,3}?(?:headbutt\\w*|throttle[sd]?|throttling|thrash(?:es|ed|ing)|batter(?:s|ed|ing)|smack(?:s|ed|ing)|whacks?|whacked|knee[sd]|belted|leathered|decked|suffocate[sd]|smother(?:s|ed)|roughs|roughed|shook|shakes|bit) (?:the \\w+ out of )?(?:me|us|my (?:kids?|children|son|daughter))\\b(?! (?:hand|with kindness|with (?:love|kisses|presents)|awake|up and|up at))`,
    new RegExp(`${HARMLESS.source}|\\b(?:toddler|baby|puppy|kitten|dog|cat|two year old|awake|handshake)\\b`),
  ),
  made(
    3,
    `\\b${WHO} (?:\\w+ ){0,3}?(?:(?:puts?|putting|laid|lays|lay) (?:his |her |their )?(?:hands?|fists?) on (?:me|us|the (?:kids|children))|raise[sd]? (?:his|her|a) (?:hand|fist) (?:to|at|against) (?:me|us|the kids)|(?:gets?|got|turns?|turned|becomes?|became|is|was|being) (?:\\w+ )?violent (?:with|towards?|to|against|at|when|again|if))`,
    new RegExp(`${HARMLESS.source}|\\b(?:heal\\w*|bless\\w*|pray\\w*|church|priest|shoulder|phone)\\b`),
  ),
  made(
    4,
    `\\b(?:saying|says|said|say|swears|swore|shouting|screaming|texts?|texted|wrote|told me|tells me|threatens?|threatened|promised)(?: \\w+){0,2}? (?:(?:he|she|they) (?:will|would|is going to|are going to|wants? to)|to) (?:\\w+ )?(?:finish|kill|burn|cut|stab|shoot|bury|drown|hurt|slit|strangle|smash) (?:me(?! (?:at|in) )|us|my (?:\\w+ )?(?:face|throat|kids|children|family|mum|mom))\\b(?! if i (?:forget|am late|eat|miss))`,
    new RegExp(`${HARMLESS.source}|\\b(?:boss|deadline|late|feelings?|doctor|not (?:want|going) to hurt)\\b`),
  ),
  made(
    4,
    `\\b${WHO} (?:\\w+ ){0,2}?(?:is |are |stands? |standing |waiting )+(?:right |just |back )?(?:outside|at the door|at my door|downstairs|in the (?:hall|garden|drive\\w*))(?: \\w+| ,){0,6} (?:with ${ITS}${WEAPON}|(?:kick|bang|smash|hammer)\\w* (?:in |on |at |down )*(?:the|my) (?:door|window))\\b`,
  ),
];
