const SAFE =
  /^\W*(?:(?:oh|yes|yeah|ok(?:ay)?|no|thanks|i think|really)\W+)*(?:i(?:['’]?m| am)|we are) (?:\w+ )?(?:safe|ok(?:ay)?|fine|all ?right)\b(?!.*\bbut\b).{0,60}$/i;

/**
 * Whether a message plainly says that somebody is safe. It ends no card and lowers no level; it answers the question a guide has asked
 * where words were in doubt.
 */
export const saysSafe = (message: string): boolean =>
  SAFE.test(message.trim()) && !/\bnot (?:really |so |that )?(?:safe|ok(?:ay)?|fine)\b/i.test(message);
