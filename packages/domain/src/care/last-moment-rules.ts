import { BODY, MADE_UP, MANY, PILLS } from './acute-words.ts';
import { type CareRule, rule } from './phrases.ts';

const unless = (words: string): RegExp => new RegExp(`${MADE_UP.source}|\\b(?:${words})\\b`);
const GAP = '(?: \\w+| ,)';

const DRINK =
  '(?:vodka|whisky|whiskey|gin|rum|wine|merlot|shiraz|rioja|prosecco|brandy|tequila|bourbon|red|white|jack|jack daniels|spirits|alcohol|booze|cider|port|sherry)';
const PAST_EDGE =
  '(?:lean(?:ing)?(?: forward| out| over)?|step(?:ping)?(?: off| out| forward)?|tip(?:ping)?(?: forward| over)?|fall(?:ing)?|(?:turn|jerk|yank|turning) the (?:steering )?wheel|let(?:ting)? go(?! of)|drop|jump(?:ing)?|walk(?:ing)? out|go over|swerve|(?:not|stop) brak\\w+)';
const BRINK =
  '(?:express|trains?|tube|platform|bridge|viaduct|overpass|lorry|lorries|trucks?|motorway|roof|edge|balcony|cliff|traffic|railings?|escalator)';
const ELSEWHERE =
  'bungee|photo\\w*|pictures?|bike|cycling|seat|seats|luggage|queue|dance|danc\\w*|horse|swim\\w*|pool|trampoline|jobs?|career|coffee|breakfast|tickets?|late|miss|missed|engineer\\w*|built|paint\\w*|climb\\w*|gym|instructor|lesson|kids|children|toddler|dog|cat|gap|ball|sing|views?|diving board|onto';

/** What is a step from the end: means put together, one leg over, the thought of leaning forward. */
export const lastMoment: readonly CareRule[] = [
  rule(
    'suicide',
    4,
    `\\b(?:crushed|crushing|ground|grinding|dissolved|dissolving) (?:up )?(?:\\w+ ){0,4}?${PILLS}\\b|\\b(?:bath|tub|bathtub)\\b${GAP}{0,8} (?:hair ?dryer|toaster|heater) (?:\\w+ ){0,3}?(?:plugged|on the edge|next to|beside|running|in my hand)\\b|\\b(?:gun|revolver|pistol|shotgun|rifle) (?:\\w+ ){0,2}?out of (?:the|its|his|my|dad s|dads) (?:drawer|cupboard|loft|attic|wardrobe)\\b|\\b(?:one|a single|just one|only one) bullet\\b`,
    {
      unless: unless(
        'dogs?|cats?|puppy|vitamins?|swallow\\w*|mum|mom|dad takes|gran\\w*|child|toddler|baby|vet|electrician|renovat\\w*|hunt\\w*|clean\\w*|police|range|sell|selling|bullet point|points|journal|list|dishwasher|coffee|silver',
      ),
      negatable: true,
    },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:re ?opened|opened|opening|picked open|cut open) (?:up )?my (?:old )?(?:scars?|cuts|wounds?)\\b|\\b(?:ran|running|run) out of (?:room|space|skin) on my (?:\\w+ )?${BODY}\\b|\\b(?:punch\\w*|hit|hitting|bang\\w*|headbutt\\w*|smash\\w*) (?:my \\w+ (?:on|against|into) )?(?:the |a |my )?(?:walls?|door|table|floor|mirror)\\b${GAP}{0,8} (?:because i deserve|bleed|bled|split|to feel something|knuckles (?:split|bleed|bled|crack\\w*)|to punish)\\b`,
    { unless: unless('accident\\w*|tattoo\\w*|boxing|gym|shelf|emotional') },
  ),
  rule(
    'suicide',
    3,
    `\\bwhat if i (?:just |simply )?(?:did not|do not|never|stopped|forgot to) (?:stop|brak\\w+|turn\\w*|steer\\w*)\\b(?: \\w+){0,5} (?:crossing|bend|barrier|bridge|wall|curve|lorry|truck|cliff|tracks)\\b`,
    { unless: unless('driving test|instructor|lesson|self driving|software|train driver') },
  ),
  rule(
    'harm_to_others',
    4,
    '\\blist of (?:\\w+ ){0,4}?(?:he|she|they|hes|shes|theyre|i|i am|to) (?:is |are |am |will |s )?(?:going to |wants? to |will |gonna |want to )?(?:shoot|kill|stab|murder)\\b|\\b(?:kill|hit|death) list (?:of|with|at|for) (?:\\w+ ){0,3}?(?:names|school|class\\w*|people|teachers|us|kids|students)\\b',
    { unless: unless('photos?|film|birds?|hunt\\w*|quest|weeds?|locations?|wedding') },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:${MANY}|bottle|strips?|packs?) (?:\\w+ ){0,4}?${PILLS}\\b(?: \\w+){0,3}? (?:and|with|,|plus) (?:\\w+ ){0,3}?(?:bottles?|litres?|glass|half a bottle) of (?:\\w+ )?${DRINK}\\b|\\b(?:bottles?|litres?) of (?:\\w+ )?${DRINK} (?:and|with|plus) (?:${MANY}|my|the|some) (?:\\w+ ){0,4}?${PILLS}\\b`,
    { unless: unless('recipe|shopping|list|party|pharmacy|interact\\w*|doctor|safe|hangover|headache|vitamins?'), negatable: true },
  ),
  rule(
    'self_harm',
    3,
    `\\b(?:razor blades?|razors?|blades?|scalpel|shard|bit of glass|piece of glass)\\b${GAP}{0,8} (?:in|against|on|to|near|over|into) my (?:\\w+ )?(?:palm|wrists?|thighs?|skin|forearms?|veins?)\\b|\\b(?:took|got|take|pulled|broke|pop\\w*|unscrew\\w*) (?:the |a )?(?:razor )?blades? out (?:of|from) (?:the|a|my) (?:\\w+ )?(?:sharpener|razor|cutter)\\b`,
    {
      unless: unless('shav\\w*|shaver|beard|barber|dull|blunt|replace|changed?|cook\\w*|kitchen|skates?|mower|legs smooth'),
      negatable: true,
    },
  ),
  rule(
    'self_harm',
    3,
    `\\bi (?:\\w+ ){0,2}?(?:bruis\\w+|hit|hitting|punch\\w*|burn\\w*|cut|cutting|scratch\\w*|scald\\w*|bang\\w*|slap\\w*|bite|biting|bit|pinch\\w*|choke|choking|whip\\w*|hurt|hurting) (?:myself|my (?:own )?(?:\\w+ )?(?:${BODY}|head|face|knees?|knuckles|hands?))\\b${GAP}{0,8} (?:on purpose|deliberately|to feel|to punish|to cope|as punishment|because i deserve)\\b|\\b(?:held|hold|holding|press\\w*|put|putting|touch\\w*) (?:the |a |my )?(?:hot )?(?:iron|lighter|flame|hob|cigarettes?|match|matches|straighteners|curling iron|hot plate|stove|candle) (?:against|on|to|into|under) my (?:own )?(?:\\w+ )?(?:${BODY}|hands?|palm)\\b`,
    { unless: unless('accident\\w*|by mistake|blouse|shirt|cook\\w*|hair|yoga|gym|sparring|boxing|karate'), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b${BRINK}\\b${GAP}{0,14}? (?:could|would|should|might|think|thinking|thought|i|just|to|wants me to|urge to) (?:just |simply |easily |about )*${PAST_EDGE}(?=$| ,| (?:and|now|into|in front|it|that|then|for|so|one day|every|right|with it|over it)\\b)`,
    { unless: unless(ELSEWHERE), negatable: true },
  ),
  rule(
    'suicide',
    4,
    `\\b(?:balcony|bridge|roof|railings?|ledge|window|cliff|car park|barrier|multistorey|parapet)\\b${GAP}{0,8} (?:one|a|my|both) (?:legs?|foot|feet) (?:already |now )?(?:over|off|dangling|hanging)\\b`,
    { unless: unless('photo\\w*|climb\\w*|horse|lunch|ladder|cat|paint\\w*|clean\\w*|repair\\w*'), negatable: true },
  ),
  rule(
    'suicide',
    3,
    `\\b(?:walk|walking|swim|swimming|wade|wading) (?:straight |right |just |out |off )*(?:into|in to|in) the (?:\\w+ )?(?:sea|ocean|lake|river|water|waves)\\b${GAP}{0,6} (?:not (?:turn\\w*|com\\w*|stop\\w*|swim\\w*)|never (?:com\\w*|turn\\w*|stop\\w*)|(?:and|just) keep (?:going|walking)|for ?ever|until it (?:is over|closes|covers|takes))\\b`,
    { unless: unless('holiday|wetsuit|lessons?|warm|waist|dolphins?|cold water swimming') },
  ),
  rule(
    'suicide',
    3,
    `\\bhow (?:high|tall|many (?:floors|storeys|stories|metres|meters|feet))\\b${GAP}{0,12} (?:survive|survivable|die|dies|dead|fatal|kill|kills|lethal|certain death)\\b|\\bwho ?ever (?:has to )?finds? (?:me|my body)\\b|\\b(?:find|finds|found|finding|identify) my (?:dead )?body\\b|\\b(?:mess|clean) for (?:\\w+ )?(?:who|whoever|when they) finds? me\\b`,
    {
      unless: unless(
        'cats?|plants?|eggs?|phone|helmet|tardigrades?|mice|mouse|insects?|spiders?|ants?|frogs?|trees?|tide|bird|boss|bridge clearance|hide and seek|limits|voice|body confidence|style|treasure',
      ),
    },
  ),
  rule(
    'acute_danger',
    4,
    `\\b(?:on the (?:phone|line)|calling|rang|called|texting|texted|texts|facetim\\w*|messaged|messaging|video ?call\\w*|sent (?:me )?(?:a |his |her |their )?(?:\\w+ )?(?:photo|picture|location|pin|video))(?: me| us)?(?: \\w+){0,3}? (?:from|on|at) (?:the |a |some )?(?:\\w+ )?(?:bridge|roof|rooftop|cliffs?|tracks|ledge|multistorey|car park roof|viaduct|overpass)\\b${GAP}{0,8} (?:not (?:tell|say|listen\\w*|come|answer\\w*|move)|crying|sobbing|say(?:s|ing)|goodbye|which one|wants?|drunk|hung up|silent)\\b`,
    { unless: unless('photographer|view|sunset|picnic|beautiful|traffic|stuck|late|tickets?|dogs?|cats?|roofer|builder') },
  ),
  rule(
    'suicide',
    3,
    '\\b(?:going to|want to|might|should|will|just|about to|wanna|could|to) kermit\\b(?! (?:the|impression|voice|meme|plush|and))',
    {
      unless: unless('muppets?|frog|puppet|miss piggy'),
      negatable: true,
    },
  ),
];
