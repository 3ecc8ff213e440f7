/** Verbs that answers to "what could you do" begin with. */
const VERBS = new Set(
  'add ask bake begin book breathe brush borrow bring build buy call cancel change check choose clean clear close collect cook copy count cut cycle delete do draft draw drink eat email empty feed fill find finish fix fold get give go hang invite jog join keep knit lay learn leave list listen look make meet message move open order organise organize pack paint pay phone pick plan play practise practice prepare print put read register remove rest return ride ring run schedule search sell send set share sign sing sit sketch skip sleep sort speak stand start stay stop stretch study swap swim switch take talk tell text think throw tidy try turn use visit wait wake walk wash watch water wipe work write'.split(
    ' ',
  ),
);
const LEAD = /^(?:(?:maybe|perhaps|well|just|simply|to|by|i (?:could|can|might) (?:just |at least |maybe )?)\s*)+/i;
const INTENT =
  /^(?:i (?:would|will|should)|i'(?:ll|d)) (?!be\b|have\b|miss\b|feel\b|need\b|like\b|love\b|hate\b|never\b|not\b|rather\b|say\b)\w+/i;
const FINITE = /\b(?:is|are|was|were|am|has|have|had|does|did|isn't|aren't)\b/i;
/** "Work eats everything": here the word is the name of a thing. */
const THING_DOES =
  /^(?:work|sleep|school|play|talk|practice|change|rest|study|plan|run|walk|order) (?!this\b|towards\b|across\b|less\b)[a-zà-ž]+s\b/i;
const AMOUNT = /^(?:an?|one|two|three|four|five|six|ten|fifteen|twenty|half|\d+|only|the first|the easiest) \S+/i;
const LONGEST_AMOUNT = 8;

/**
 * Whether an answer names something to do: "write one line", "I could ask her".
 * @param isAsked the question was after that, so that "two runs a week" is one as well
 */
export function isAction(text: string, isAsked: boolean): boolean {
  const led = text.replace(LEAD, '');
  if (THING_DOES.test(led)) return false;
  const [first = ''] = led.toLowerCase().split(/[^\p{L}']/u, 1);
  if (/\s/.test(led) && VERBS.has(first) && !FINITE.test(led.split(/\s+/, 3).join(' '))) return true;
  if (!isAsked) return false;
  const isGerund =
    /^[a-z]{2,}ing$/.test(first) && !/^(?:nothing|anything|everything|something|morning|evening|being|feeling|having)$/.test(first);
  return INTENT.test(text) || (isGerund && !FINITE.test(led)) || isAmount(led);
}

/** "Two runs", "fifteen minutes": how much of it, and no whole sentence. */
const isAmount = (text: string): boolean => AMOUNT.test(text) && !FINITE.test(text) && text.split(/\s+/).length <= LONGEST_AMOUNT;
