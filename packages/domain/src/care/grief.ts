/** Said of oneself. Without a death it is an emergency of the body. */
const BREATHLESS = /\b(?:i )?(?:really |just |still )?can not (?:really )?(?:breathe|breath)\b/u;
const DEATH =
  /\b(?:(?:he|she|they|dad|mum|mom|baby|cat|dog|(?:my|our|the|his|her) (?:\w+ ){1,3}?)(?: is| are| has| was| were| s| just)* (?:dead|died|passed away|passed on|killed in)|died|passed away|funeral|buried|burying|coffin)\b/u;
const LONG_AGO = /\b(?:last year|years? ago|months ago|long ago|as a child|when i was)\b/u;
const NO_DEATH = /\b(?:dream\w*|phone|battery|almost|nearly|want|wish|should have|could have|if|when) (?:\w+ ){0,3}?(?:died|dead)\b/u;
const BODY =
  /\b(?:chest|heart attack|throat|chok\w*|inhaler|asthma\w*|allerg\w*|arms?|lips|smoke|gas|fumes|exhaust|smells?|smelling|carbon|monoxide|heater|heating|boiler|stove|oven|pills|tablets|medicine|swallow\w*|overdos\w*|took|bleed\w*|blood|ambulance|help me|faint\w*|dizzy|numb|blue|hit|hits|drown\w*|water|hold\w*|pillow|neck|covid|pneumonia|lungs?|stung|fire)\b/u;

/**
 * The sentences without the breath that grief takes: a death is told of in them or right before, and nothing else of the body.
 * Undefined where no grief takes it.
 */
export function withoutBreathOfGrief(sentences: readonly string[], before: readonly string[]): readonly string[] | undefined {
  const all = [...before, ...sentences];
  const isGrief =
    sentences.some((sentence) => BREATHLESS.test(sentence)) &&
    all.some((sentence) => DEATH.test(sentence) && !NO_DEATH.test(sentence) && !LONG_AGO.test(sentence)) &&
    !all.some((sentence) => BODY.test(sentence));
  return isGrief ? sentences.map((sentence) => sentence.replace(BREATHLESS, 'i am grieving')) : undefined;
}
