import { MEDICINE } from './medicines.ts';

/** A made-up story, a game, a lesson: told of, not lived. "Round" and "class" are left out, for dangers are told with them. */
export const MADE_UP =
  /\b(?:games?|xbox|fifa|fortnite|playstation|minecraft|monopoly|movie|films?|novel|story|characters?|plot|episode|chapter|lyrics?|songs?|essay|documentary|podcast|jokes?|prank|villain|scene|quest|rehears\w*|costume|halloween|props?|museum|toy|nerf|water gun|playlist)\b/;

/** Medicine, and what is said of it in heaps. */
export const PILLS = `(?:${MEDICINE}|co ?codamol|oxys?|benzos|zopis?|nytol|dihydrocodeine|morphine|fentanyl|sleepers|nurofen|tylenol|advil|beta blockers?)`;
export const MANY =
  '(?:whole|entire|full|every|all|enough|two|three|four|five|six|\\d\\d+|twenty|thirty|forty|fifty|sixty|hundreds?|dozens|loads|lots|heaps|a lot|boxes|packets)';

export const BLADE =
  '(?:razors?|razor blades?|blades?|scissors|knife|stanley|scalpel|box ?cutter|compass|sharpener|glass|lighter|safety pin)';
export const BODY = '(?:arms?|forearms?|wrists?|thighs?|legs?|hips?|stomach|belly|skin|ankles?|shoulders?|chest|calf|calves)';

export const NOBODY_SEES =
  '(?:(?:so|where) (?:that )?(?:nobody|noone|nobody s|they|people|mum|mom|dad|my \\w+|teachers?|he|she) (?:\\w+ ){0,2}?(?:sees?|seen|notices?|noticed|looks|knows|finds?|checks)|(?:no|nobody) (?:will|can|would) (?:see|notice|know))';

export const RELATIVE =
  '(?:my (?:\\w+ )?(?:wife|husband|partner|girlfriend|boyfriend|gf|bf|ex|mum|mom|mother|dad|father|brother|sister|son|daughter|kid|child|friend|mate|cousin|uncle|aunt|flatmate|roommate|housemate|neighbou?r|student|pupil|stepson|stepdaughter|nephew|niece|gran|grandad|teacher|colleague)|he|she|they|hes|shes|dad|mum|mom|(?:a|the|this|that|some|one) (?:\\w+ )?(?:guy|boy|girl|kid|man|woman|lad|student|pupil|teen|teenager|friend|classmate|colleague|bloke)|someone|somebody)';
