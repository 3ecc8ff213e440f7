import { MADE_UP } from './acute-words.ts';
import { type CareRule, rule } from './phrases.ts';

/** Where nobody chose it, and where hunger has a fixed time and others share it. */
const NO_CHOICE =
  'flu|stomach bug|sick bug|norovirus|food poisoning|prawns|virus|chemo\\w*|surgery|operation|ramadan|lent|yom kippur|colonoscopy|blood test|scan|morning sickness|pregnan\\w*|dogs?|puppy|cats?|kitten|baby|toddler|survival|hangover|hungover|seasick|car ?sick|travel sick|roller ?coaster';
const unless = new RegExp(`${MADE_UP.source}|\\b(?:${NO_CHOICE})\\b`);
const GAP = '(?: \\w+| ,)';
const DAYS = '(?:\\w+ )?(?:days|weeks|a week)';
const LIQUID = '(?:water|black coffee|coffee|tea|diet coke|coke zero|air|gum|ice|liquids|broth|juice)';
const PRIDE = '(?:proud|in control|strong|powerful|pure|clean|light|empty|invincible|amazing|great|disciplined|better than ever)';
const gentle = (pattern: string, also = ''): CareRule =>
  rule('distress', 2, pattern, { unless: also === '' ? unless : new RegExp(`${unless.source}|\\b(?:${also})\\b`) });

/** Eating less and less, or giving it back, on purpose: met gently, never praised. */
export const eating: readonly CareRule[] = [
  gentle(
    '\\b(?:ma(?:de|ke|king)|forc(?:e|ed|ing)|getting|get|got) myself (?:to )?(?:be )?(?:sick|throw(?:ing)? up|vomit\\w*|puk\\w+|bring it (?:all )?(?:back )?up)\\b|\\bfingers? (?:right |straight |deep )?down (?:my|the) throat\\b|\\b(?:throw(?:ing|n)?|threw|bring\\w*|brought) (?:it |it all |my \\w+ |everything |food )?(?:back )?up (?:\\w+ ){0,4}?on purpose\\b|\\bpurg(?:e|ed|ing)(?=$| ,| (?:again|after|everything|every|my (?:food|dinner|lunch|meals)|today|tonight|last|twice|\\w+ times)\\b)|\\blaxatives?(?: \\w+){0,6} (?:weight|thin|thinner|kilos?|pounds|every (?:day|night|meal)|after (?:\\w+ )?(?:meals?|dinner|lunch|eating|binge\\w*)|get rid)\\b',
    'laughing|inbox|emails?|wardrobe|closet|pharmacist|doctor|constipat\\w*',
  ),
  gentle(
    `\\b(?:not|never) (?:\\w+ )?(?:eaten|eat|ate|had|kept|keep|touched|swallowed)(?: \\w+){0,3}? (?:anything|food|a thing|a bite|solids?|a meal|at all)\\b${GAP}{0,8} (?:on purpose|deliberately|by choice|intentionally|${DAYS}|since (?:\\w+day|last week|the weekend))\\b|\\b(?:on purpose|deliberately)${GAP}{0,6} not (?:\\w+ )?(?:eaten|eating|eat)(?=$| ,| (?:anything|food|at all|for|since|all|today)\\b)|\\beaten nothing${GAP}{0,6} (?:on purpose|deliberately|by choice|${DAYS})\\b`,
  ),
  gentle(
    `\\b(?:days?|weeks?)(?: \\w+){0,3}? (?:with|on|of|living on|surviving on)(?: drinking)? (?:only|just|nothing but|nothing except|pure) ${LIQUID}\\b|\\b(?:only|just|nothing but) ${LIQUID} (?:\\w+ ){0,2}?(?:for|since|in) ${DAYS}\\b`,
    'instead|rather than|cola|soda|alcohol|sober|wine|beer|fizzy|energy drinks|sugar|no more|juice cleanse class',
  ),
  gentle(
    `\\b(?:days?|weeks?) (?:\\w+ ){0,2}?(?:with no|without(?: any| a)?|with zero|no|of no|of not|not) (?:\\w+ )?(?:food|eating|meals?|bite)\\b${GAP}{0,12} (?:beat|record|longer|proud|further|goal|control|streak|thin\\w*|kilos?|pounds|weigh\\w*|on purpose|light\\w*|strong\\w*)\\b|\\b(?:record|streak|best|goal|longest)\\b${GAP}{0,6} (?:days?|weeks?|hours) (?:\\w+ ){0,2}?(?:with no|without(?: any)?|no|of no|not|of not) (?:food|eating|meals?)\\b`,
    'fast food|takeaway|junk|chewing',
  ),
  gentle(
    `\\b(?:skip\\w*|miss(?:ed|ing)|avoid\\w*|refus\\w+) (?:all|every|most|my|each) (?:\\w+ )?(?:meals?|food|lunch\\w*|dinners?|breakfasts?)\\b${GAP}{0,12} (?:on purpose|deliberately|proud|lost|down|weigh\\w*|kilos?|pounds|thin\\w*|control|skinny)\\b|\\bstarv(?:e|ed|ing) myself\\b`,
    'takeaway|fast food|hungry for',
  ),
  gentle(
    `\\b${PRIDE} (?:when|because|of|for|that|after)(?: \\w+){0,4} (?:not eat\\w*|skip\\w*|starv\\w*|hunger|empty|hungry|under (?:\\d+ )?calories)\\b|\\b(?:love|like|enjoy|addicted to|crave|live for) (?:\\w+ ){0,3}?(?:hunger|empty stomach|stomach (?:is )?empty|starving|being hungry)\\b|\\b(?:hate|disgust\\w*|guilty|punish\\w*)(?: \\w+){0,4} (?:for|after|about) eating (?:anything|at all|a meal|dinner|lunch|food)\\b`,
    'hunger games|run\\w*|cycl\\w*',
  ),
  gentle(
    `\\b(?:only|just) (?:let|letting|allow|allowing|have|having|eat|eating|give|giving) (?:myself )?(?:\\w+ ){0,3}?(?:ice cubes?|ice|gum|celery|lettuce|an apple|one apple|crackers?|cucumbers?|broth)\\b${GAP}{0,10} (?:days?|weeks?|month)\\b|\\b(?:\\w+) (?:day|week|hour) fast\\b${GAP}{0,8} (?:hate|ruin\\w*|proud|fail\\w*|weak|fat|beat|disgust\\w*)\\b|\\b(?:ruin\\w*|broke|break|fail\\w*)${GAP}{0,4} (?:\\w+) (?:day|week|hour) fast\\b${GAP}{0,8} (?:hate|fat|disgust\\w*|weak|punish\\w*)\\b`,
  ),
  gentle(
    `\\b(?:hide|hiding|hid|spit|spitting|chew and spit|throw away|throwing away|bin|binning|flush\\w*) (?:my |the |all my )?(?:food|lunch|dinner|meals|breakfast|it)\\b${GAP}{0,10} (?:think|thinks|believe|notice|know|eaten|ate)\\b|\\b(?:binge|binged|binges|bingeing|binging|eating|i eat|i ate)\\b${GAP}{0,8} (?:get rid of it|got rid of it|bring it (?:back )?up|undo it|in the toilet|over the toilet|make up for it|purge\\w*)\\b`,
    'netflix|series|seasons?|kids?|son|daughter|toddler|peas|surprise|stick|seagulls?',
  ),
  gentle(
    `\\bchew(?:ing|ed)? and spit(?:ting)?\\b|\\b(?:made|make|making) (?:it|everything|dinner|lunch|food|it all)(?: all)? come (?:back |right back )?up\\b|\\b(?:\\w+) day (?:\\w+ ){0,2}?(?:without|with no|of no) (?:a |any |one )?(?:single )?(?:bite|food|meals?|crumb|calories)\\b|\\b(?:took|taken|take|taking|swallow\\w*) (?:\\w+ ){0,3}?laxatives\\b`,
    'constipat\\w*|doctor|prescribed|hospital|pharmacist|recommended|fast food|takeaway',
  ),
];
