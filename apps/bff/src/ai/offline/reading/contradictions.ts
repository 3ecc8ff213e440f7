/** What somebody may have told, and the lines that would then be advice against it. */
const contradictions: readonly (readonly [told: RegExp, line: RegExp])[] = [
  [
    /\b(?:rotating|rotation|changing|night|late|early|alternating) (?:\w+ )?shifts?\b|\bshift (?:work\w*|plan|pattern)\b|\bwork(?:ing)? (?:nights|shifts)\b|\bon call\b/i,
    /\bsame (?:hour|time)\b|\bhour of getting up\b|\bseven in the evening\b|\bregular (?:hours?|times?)\b/i,
  ],
  [/\b(?:new ?born|the baby (?:wakes|cries|is up))\b/i, /\bsame (?:hour|time)\b|\bhour of getting up\b|\blast hour before bed\b/i],
  [
    /\b(?:broke|broken|sprained|fractured|twisted) (?:my |a |an )?(?:leg|ankle|foot|hip|knee)\b|\bwheelchair\b/i,
    /\brun\b|\bshoes\b|\bwalk\b|\bstand up\b/i,
  ],
];

/** Whether a line goes with what the member has told. */
export const fitsTold = (line: string, told: readonly string[]): boolean =>
  !contradictions.some(([fact, other]) => other.test(line) && told.some((message) => fact.test(message)));
