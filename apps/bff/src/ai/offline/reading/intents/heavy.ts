import type { Intent } from './intent.ts';

/** What weighs more than anything else that stands in a message: it is met before all that a guide could say of its own. */
export const heavy: readonly Intent[] = [
  {
    name: 'dark',
    patterns: [
      /\b(?:pills|overdos\w*|suicid\w*|noose|razor blades?|self-?harm\w*|despair\w*|desperate|unsafe|dead|death|murder\w*|kill(?:s|ed|ing)?)\b/i,
      /\b(?:not|n't|never) (?:\w+ )?(?:feel(?:ing)? )?safe\b/i,
      /\b(?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing)?|starv(?:e|ing)) (?:myself|himself|herself|themself|themselves)\b/i,
      /\b(?:knife|gun|weapon|razor|belt)\b[^.!?]{0,40}\b(?:throat|neck|face|head|(?:at|on|to|against) (?:me|us|her|him))\b|\bhands? (?:a?round|on) my (?:neck|throat)\b|\bstrangl\w+/i,
      /\b(?:hits?|beats?|beat|chok(?:es?|ed)|threaten(?:s|ed)?|stalks?|raped?|molest(?:s|ed)?|abus(?:es|ed)) (?:me|us|her|him|them)\b/i,
      /\b(?:no (?:way out|reason to (?:live|go on|wake up|get up))|(?:can'?t|cannot|can not|don't want to) (?:go on(?! (?:like|with|a|the|to|holiday))|do this any ?more|take (?:it|this|any) ?more|be here any ?more|live (?:like this|any ?more)|wake up)|better off without me|unbearable|(?:no|see no|what'?s the) point (?:in |of )?(?:it all|anything|everything|living|going on|any ?more))\b/i,
    ],
    unless:
      /\b(?:so (?:that )?i(?:'?m| am|'?ll be)? not (?:half |so |completely )?dead|half dead|dead(?: (?:on my feet|quiet|silent|still|slow)|[- ](?:batter\w+|end|line|tired|phone|plants?|weight|lift\w*|serious|easy|boring|simple|link|leg)|lift\w*)|(?:legs?|arms?|feet|muscles) dead|(?:battery|phone|laptop|car|engine|line|plants?|link|legs?|arms?|feet|muscles) (?:is|was|went|are|were|feel|feels|felt) (?:\w+ )?dead|dead (?:lol|haha)|kill(?:s|ed|ing)? (?:time|it|two birds|the (?:mood|vibe|lights|engine|weeds))|kill(?:ing|ed|s) (?:my )?(?:productivity|weeds)|(?:feet|legs|back|shoes) (?:is|are) killing|would kill for|vitamin pills|remind me\b[^.!?]{0,30}\bpills|(?:sound|sounds|sounding|seem|look|looking|appear) (?:so |too |a bit )?desperate|desperate (?:for (?:a )?(?:coffee|holiday|sun|snack|chocolate))|death by powerpoint)\b/i,
    examples: [
      'I keep counting the pills in the drawer',
      'I do not feel safe at home',
      'There is no way out of this',
      'He hits me when he drinks',
      'My husband held a knife to my throat last night',
      'I can not go on',
    ],
    counters: ['My phone is dead again', 'We killed time at the station', 'Is it safe to run with a cold?', 'My deadline is on Friday'],
    may: [],
    isHeavy: true,
  },
  {
    name: 'remorse',
    patterns: [
      /\bwrong (?:dose|medication|medicine|drug|patient|diagnosis|tablet|injection)\b/i,
      /\bi (?:\w+ )?(?:hurt|injured|harmed|hit|slapped|cheated on|betrayed|lied to|ran over|dropped|let down|failed) (?:my|the|a|an|her|him|them|somebody|someone|everyone|everybody)\b(?! (?:\w+ )?(?:exam|test|course|class|interview|ball|pen|phone|subject|head|knee|foot|toe|arm|back|hand|leg|shoulder|plan|idea)\b)/i,
      /\bi (?:keep|kept|can'?t stop) (?:seeing|hearing|replaying|reliving) (?:it|that|this|the moment|what i did|what happened)\b/i,
      /\b(?:i (?:can'?t|cannot|will never|'ll never) forgive myself|it (?:was|is|'s) (?:all )?(?:because of me|my fault|my mistake)|what have i done|i should have (?:been there|stopped|noticed|known|checked|called her|called him))\b/i,
      /\bi (?:made|did) (?:a |an )?(?:terrible|awful|horrible|unforgivable|serious|bad|big|stupid) (?:mistake|thing|error)\b/i,
    ],
    examples: [
      'I gave a patient the wrong dose on Tuesday. I keep seeing it',
      'I lied to my best friend',
      'I can never forgive myself, it was my fault',
      'I made a terrible mistake at work',
    ],
    counters: ['I hurt my knee', 'I failed the exam', 'He made a mistake', 'I dropped my phone'],
    may: [],
    isHeavy: true,
  },
];
