/** What somebody may have been done, and first words to it: what it is like, and no advice. */
export interface Hurt {
  readonly name: string;
  readonly pattern: RegExp;
  readonly unless?: RegExp;
  /** Each may follow the one before. */
  readonly said: readonly string[];
  /** What may be asked of this kind alone. */
  readonly asks?: readonly string[];
  /** It tells of no single moment: what it asks by itself comes first. */
  readonly asksFirst?: true;
}

const THEY = '(?:he|she|they|nobody|no ?one|everyone|everybody|people|(?:my|the|our|his|her) (?:\\w+ ){0,2}?\\w+|[A-Z]\\w+)';
const re = (...parts: readonly string[]): RegExp => new RegExp(parts.map((part) => `(?:${part})`).join('|'), 'i');

/** The more particular ones first. */
export const hurts: readonly Hurt[] = [
  {
    name: 'betrayed',
    pattern: re(
      '\\b(?:betray\\w*|backstab\\w*|stabbed me in the back|two-?faced|behind my back|broke (?:his|her|their|my) (?:promise|word|trust)|my trust|trusted (?:him|her|them|you all|that)|lied to me|cheated on me|used me|threw me under the bus|sold me out)\\b',
      '\\b(?:told|telling|tells|spread|shared|posted|showed|read) (?:\\w+ ){0,4}?my (?:secrets?|messages|diary|texts|photos?|story)\\b',
      '\\b(?:took|takes|stole|steals|nicked|claimed|got) (?:all )?(?:the |my )?(?:credit|slides|ideas?|work|project|presentation|money|share|recipe|design)\\b',
      '\\bas (?:his|her|their) own\\b|\\bpresented (?:it|them|my \\w+) as (?:his|hers|her|theirs|their)\\b',
      '\\b(?:thief|liar|traitor|snake|cheat|fraudster|hypocrite)\\b',
    ),
    unless: /\b(?:imposter|a fraud|(?:i|i've|we) (?:\w+ )?(?:lied|cheated|stole))\b/i,
    said: [
      'That is a breach of trust, and no small one.',
      'To be let down like that by somebody one relied on goes deep.',
      'What was yours was not respected there.',
      'It is not only what was done, but who did it.',
    ],
    asks: ['What had you relied on, before that?'],
  },
  {
    name: 'unbacked',
    pattern: re(
      '\\b(?:nobody|no ?one|not one (?:person|of them)|none of them)\\b(?: (?!to\\b)\\w+){0,5}? (?:corrected|objected|intervened|talks?|talked|speaks?|spoke|greets?|greeted|invites?|invited|picks? up|picked up)\\b',
      '\\b(?:nobody|no ?one|not one (?:person|of them)|none of them)\\b (?:even |ever |has |had |ever )*(?:said|says|did|does|helped|helps|stood|spoke|asked|asks|noticed|notices|came|comes|texted|called|calls|wrote|remembered|cared|backed|defended|stopped|listened|listens|thanked|believed|believes|reacted|answered|replied|checked|saw)\\b',
      "\\b(?:didn't|did not|never|without) (?:say|saying|said) a (?:single )?word\\b|\\bnot a (?:single )?(?:word|soul|text|call|message|thank)\\b",
      '\\b(?:everyone|everybody|they all|all of them|the others?|the (?:whole|entire) \\w+) (?:just )?(?:watched|watch|stared|looked (?:away|on|down)|stood (?:there|by)|sat there|pretended)\\b',
      '\\bnot even (?:my|one|a)\\b',
    ),
    said: [
      'And nobody there on your side; that can hurt more than the thing itself.',
      'To have people round one and still stand alone is a lonely thing.',
      'That silence says something of its own, and it would weigh on anybody.',
      'You were alone with it, when one word would have been enough.',
    ],
    asks: ['What would you have wished somebody to do there?'],
  },
  {
    name: 'let down',
    pattern: re(
      '\\b(?:cancel+(?:ed|s|ing)|bail(?:ed|s)|flak(?:ed|es|ing)) (?:\\w+ ){0,3}?(?:again|last minute|at the last minute|on (?:me|us|them))\\b',
      "\\bpromised\\b[^.!?]{0,60}\\b(?:but|and|then|never|again|didn't|cancel\\w*|forgot)\\b",
      '\\b(?:forgot|missed|ignored|skipped) (?:about )?(?:my|our|us|me) ?(?:birthday|anniversary|graduation|wedding|party|call|interview|surgery|appointment|exam|show|concert|recital)?\\b',
      '\\b(?:stood (?:me|us|them) up|let (?:me|us|them|him|her) down|lets (?:me|us|them|him|her) down|left (?:me|us|them) (?:waiting|hanging)|ghosted (?:me|us)|left (?:me|us) on read)\\b',
      "\\b(?:won'?t|refus(?:es|ed) to|hasn'?t|has not|haven'?t|have not|never|still (?:not|hasn'?t)) (?:pays?|paid|paying) (?:me|us|up|back|yet|his|her|their|for)\\b|\\bowes? me\\b",
      `\\b${THEY} (?:just )?(?:(?:did not|didn't) (?:show(?: up)?|turn up|come|call|reply|answer)|never (?:shows?|showed|turns?|turned|comes?|came|calls?|called|replie[sd]|answer(?:s|ed)))\\b`,
    ),
    unless:
      /\b(?:bus|train|parcel|package|delivery|plumber|wifi)\b|\bi (?:\w+ )?(?:forgot|missed|ignored|skipped|cancel\w*|bailed|let|promised|stood|left|ghosted)\b/i,
    said: [
      'Let down again, and by somebody who could have known what it means.',
      'To count on somebody and be left standing hurts, however often it has happened.',
      'You kept your part of it, and the other part did not come.',
      'It is tiring to hope, and then to be shown that one should not have.',
    ],
    asks: ['What had you hoped for?'],
  },
  {
    name: 'always the one',
    pattern: re(
      "\\b(?:always|it'?s always|again|of course) me\\b|^\\W*me again\\b|\\bguess who (?:had to|has to|covered|did|does|got|is|gets)\\b|\\bwhy (?:is it )?always me\\b",
      '\\bi (?:always|constantly) (?:have to|do|get|end up|cover|clean|pay)\\b|\\b(?:everything|it all|all of it) (?:is|falls|lands|ends up|gets dumped) (?:on|with) me\\b|\\bdump(?:s|ed)? (?:\\w+ ){0,4}?on me\\b',
      '\\b(?:nobody|no one) else (?:does|helps|bothers|cares)\\b|\\btaken? (?:me )?for granted\\b|\\bungrateful\\b|\\bnever (?:says? )?thanks?(?:ed)?\\b|\\bnot (?:even )?a thank you\\b',
      '\\b(?:called|calls|phoned) in sick again\\b|\\b(?:covered|cover|covering) (?:for (?:him|her|them)|(?:his|her|their) shift)\\b',
    ),
    said: [
      'So that fell to you as well.',
      'That is more than one person’s share.',
      'Being the one who can be relied on can wear a person out.',
      'No wonder that it adds up.',
    ],
    asks: ['How long has it been like that?'],
    asksFirst: true,
  },
  {
    name: 'not asked',
    pattern: re(
      '\\bwithout (?:even |ever )?(?:asking|telling|warning|consulting|checking with)(?: (?:me|us|anyone|anybody))?(?=\\W*$|[,.!;])|\\bwithout (?:even |ever )?(?:asking|telling|warning) (?:me|us)\\b',
      "\\b(?:didn't|did not|never|doesn't) (?:even |ever |once )?(?:asked?|tell|told|warn(?:ed)?|consult(?:ed)?|check(?:ed)? with) (?:me|us)\\b",
      '\\b(?:cut|cuts|slashed|reduced) my (?:hours|pay|shifts|salary|budget|benefits)\\b|\\b(?:changed|moved|swapped|switched) (?:the|my) (?:rota|shifts?|schedule|hours|plans?|desk|room) (?:\\w+ )?(?:again|without|last minute)\\b',
      '\\b(?:he|she|they|someone|somebody|my \\w+|the \\w+|\\w+mates?) (?:just |even |again )?(?:ate|drank|used|borrowed|wore|broke|opened|went through|read) (?:all )?my (?!way|heart)\\w+',
      '\\b(?:sold|gave away|threw (?:away|out)|binned|gave) (?:all )?(?:my|our|mum|mom|dad|grandma|her|his) ?(?:\\w+ )?\\w*',
    ),
    unless:
      /\b(?:i|we) (?:\w+ )?(?:sold|gave|threw|binned)\b|\bgave (?:me|us|birth|up|in)\b|\bgave (?:my|our|her|his) \w+ (?:a|an|the|some|back)\b/i,
    said: [
      'To have such a thing decided over your head stings.',
      'You were not asked, and you should have been.',
      'It is one thing what was done, and another that nobody thought of asking you.',
    ],
    asks: ['What would you have said, had you been asked?'],
  },
  {
    name: 'gone at',
    pattern: re(
      '\\b(?:spat|spit|swore|yelled|screamed|shouted|snapped|barked|hissed) (?:at|on) (?:me|us)\\b|\\binsulted (?:me|us)\\b|\\bcall(?:s|ed|ing)? me (?:\\w+ )?(?:names|an? |stupid|lazy|useless|fat|ugly|weird|dumb|creepy|gay|freak|loser|crazy|slow)',
      '\\b(?:was|were|is|are|so|really|pretty|quite) (?:\\w+ )?(?:harsh|brutal|cruel|nasty|vicious|vile|rude to me|mean to me)\\b',
    ),
    unless: /\bi (?:\w+ )?(?:yelled|screamed|shouted|snapped|swore)\b|\b(?:winter|weather|workout|training|wind|wine|hill)\b/i,
    said: [
      'Nobody should have to take that.',
      'Words and manners like that leave a mark, whatever the reason for them was.',
      'That was said or done without a thought for the one it met.',
    ],
  },
  {
    name: 'left behind',
    pattern:
      /\bmy ex\b[^.!?]{0,40}\b(?:engaged|married|marrying|pregnant|new (?:girl|boy|partner|guy|woman|man|one)|girlfriend|boyfriend|moved on|seeing|dating)\b/i,
    said: [
      'That comes as a blow, however long it has been over.',
      'To see it from outside, and so soon, hurts in a place of its own.',
      'It need not mean that you want it back; it hurts all the same.',
    ],
  },
  {
    name: 'without a partner',
    pattern: re(
      '\\b(?:never|not once) (?:had|been in|have had|been with) (?:a |an |any )?(?:\\w+ )?(?:girlfriend|boyfriend|relationship|partner|date|anyone|anybody)\\b|\\b(?:always been|still|forever|the only one) single\\b|\\b(?:everyone|everybody|all my friends|they all)(?: else)? (?:is|are) (?:getting )?(?:married|engaged|in a relationship|having (?:kids|babies))\\b',
    ),
    said: ['That sounds lonely, and one does not say it easily.', 'It wears one down to wait for what seems to fall to others.'],
    asksFirst: true,
    asks: ['What of it has taken most out of you?'],
  },
  {
    name: 'by oneself',
    pattern: re(
      '\\b(?:everyone|everybody)(?: else)? (?:is|are|was|were|seems?|has|have) (?:\\w+ )?(?:out|busy|away|together|gone|somewhere|plans)\\b',
      '\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|nights?|weekends?|mornings?|holidays|christmas|sundays?)(?: (?:nights?|evenings?|afternoons?|mornings?))? (?:are|is) (?:always )?(?:the worst|the hardest|so long|so quiet|empty|hell)\\b',
      "\\b(?:nobody|no one|no-one) to (?:call|talk|tell|go|eat|ask|text|share)\\b|\\b(?:cake|dinner|table|coffee|ticket) for one\\b|\\b(?:didn'?t|haven'?t|did not|have not) (?:talk|speak|spoken|talked|said a word) (?:to|with) (?:anyone|anybody|a soul)\\b|\\blive alone\\b|\\b(?:eat|ate|sit|sat|walk|walked|celebrated|spent (?:it|the day|christmas|my birthday)) (?:all )?(?:alone|by myself)\\b",
    ),
    said: [
      'Those are long hours, when everybody else seems to be somewhere.',
      'That sounds lonely, and one does not say it easily.',
      'It is hard to have such a time with nobody beside one.',
    ],
    asksFirst: true,
    asks: ['What would you wish for at such an hour?'],
  },
  {
    name: 'made small',
    pattern: re(
      "\\b(?:picks? on me|picking on me|hates me|bull(?:y|ies|ied) me|laugh(?:s|ed|ing)? at me|(?:makes?|made|making) fun of me|belittl\\w*|talk(?:ed|s) down to me|talked over me|interrupts? me|cut me off|roll(?:ed|s) (?:his|her|their) eyes|made me (?:look|feel) (?:like )?(?:an? )?(?:\\w+ )?(?:stupid|small|idiot|fool|dumb|nothing|child)|treats? me like (?:an? )?(?:\\w+)|like (?:i was|i am|i'm) (?:nothing|invisible|a child|an idiot|stupid|air))\\b",
      `\\b${THEY} (?:just |all )?(?:laughed|laughs|giggled|smirked|grinned)\\b(?: about (?:me|us|it|my)| at (?:me|us|my)| it off| in my face)`,
      // "I told them, and they laughed."
      `\\bi (?:\\w+ )?(?:told|said|asked|tried|fell|tripped|stuttered|cried|showed|presented|explained|suggested)\\b[^.!?]{0,60}\\b${THEY} (?:just |all )?(?:laughed|giggled|smirked)(?= *[.!]*$)`,
    ),
    unless: /\bwith me\b|\bwould have\b|\b(?:we|i) (?:all )?laughed\b|\bmade me laugh\b/i,
    said: [
      'To be treated like that makes one small for a moment, and the sting stays longer.',
      'That was no way to treat you.',
      'It is the not being taken seriously that stings, I think.',
    ],
  },
  {
    name: 'not to be believed',
    pattern:
      /\b(?:(?:can'?t|cannot|can not|couldn'?t) (?:even |just |quite |still )*(?:bel(?:ie|ei|e)ve|fathom|get over)|how (?:could|can|dare) (?:he|she|they|anyone|anybody|somebody|someone|you do)|who does that|the (?:nerve|audacity|cheek)|unbelievable|what (?:kind of|sort of) (?:person|friend|boss|man|mother|father))\b/i,
    unless: /\b(?:passed|won|happy|lucky|made it|so good|accepted|i did it|how good|my luck)\b/i,
    said: [
      'No wonder it keeps turning over in you; one does not expect that of anybody.',
      'It is hard to take in, and harder to make sense of.',
      'Something in that does not fit with how people should treat each other.',
    ],
  },
  {
    name: 'grey',
    pattern:
      /\b(?:everything|it all|life|the days?|all days) (?:just )?(?:feels?|is|are|seems?|looks?) (?:so |kind of |all |a bit )?(?:gr[ea]y|flat|dull|the same|empty|heavy|like fog)\b|\bfeel(?:ing)? (?:so |kind of )?(?:stuck|flat)\b|\bnothing (?:is|feels) (?:really )?(?:fun|good|nice|exciting|interesting)(?: to me)? any ?more\b|\b(?:don't|do not|can't|cannot|stopped|never) (?:really )?enjoy(?:ing)? (?:anything|things|what i used to|my hobbies|life)\b|\blost (?:all |my )?(?:interest|joy|pleasure) in (?:everything|things|anything|life)\b/i,
    said: [
      'When all days have the same colour, they are long.',
      'That is a heavy kind of grey, and if it stays for weeks it is worth telling a doctor in just these words.',
    ],
    asksFirst: true,
  },
  {
    name: 'missing somebody',
    pattern: re(
      '\\b(?:(?:he|she|my (?:late )?(?:wife|husband|mum|mom|mother|dad|father|sister|brother|gran\\w*|friend|son|daughter|partner)) would have (?:turned|been (?:\\d|so|here)|loved|liked|laughed|known))\\b',
      '\\bi (?:really |just |still |so )?miss (?:him|her|them|my (?!(?:bus|train|flight|stop|chance)\\b)\\w+|how (?:it|we|things))\\b',
    ),
    unless: /\b(?:home|country|city|town|village|house|island)\b/i,
    said: [
      'There is a gap there, and some days show it more than others.',
      'To miss somebody like that says how dear they are.',
      'They are still close to you, then.',
    ],
    asks: ['What would you like to tell about them?'],
    asksFirst: true,
  },
  {
    name: 'missing a place',
    pattern:
      /\b(?:homesick|i (?:really |just |still |so )?miss (?:home|my (?:\w+ )?(?:home|country|city|town|village|house|island)|being (?:home|there|back)))\b/i,
    said: ['Home has a pull of its own, and distance makes it stronger.', 'Part of you is still there, I think.'],
    asks: ['What do you miss most of it?'],
    asksFirst: true,
  },
  {
    name: 'strong words',
    pattern: re(
      "\\b(?:he|she|they)(?:'s|'re| is| are| was| were)? (?:\\w+ ){0,3}?(?:coward(?:ly)?|spineless|idiots?|jerks?|asshole|arsehole|bastard|bitch|pig|clown|loser|scum|selfish|pathetic|disgusting|horrible|toxic|evil|monster|moron|prick|dick|creep|lazy|useless)\\b",
      '\\b(?:my|the|this|that|our) (?:\\w+ ){1,2}?(?:is|are|was) (?:such )?(?:an? )?(?:\\w+ )?(?:coward|clown|idiots?|jerks?|asshole|arsehole|bastard|bitch|pig|loser|joke|nightmare|monster|moron|prick|dick|creep|bully|tyrant)\\b',
      '\\bwhat an? (?:\\w+ ){0,2}?(?:coward|idiot|jerk|asshole|arsehole|bastard|bitch|pig|clown|loser|snake|moron|prick|dick|creep|joke)\\b',
      '\\bi (?:could|want to|wanna) (?:scream|punch (?:a|the) wall|throw (?:my|something)|explode)\\b',
    ),
    said: [
      'You need not put it politely here.',
      'Strong words, and I take it that they have their reason.',
      'Say it as it comes; nobody has to be fair in the first hour.',
    ],
  },
  {
    name: 'angry',
    pattern:
      /\b(?:angry|anger|furious|fuming|livid|raging|enraged|rage|pissed|so mad|fed up|sick (?:and tired )?of|had enough|boil(?:s|ing)?|seething|drives? me (?:mad|crazy|nuts|up the wall)|pisses me off|makes me (?:so |really )?(?:mad|angry|furious))\b/i,
    unless:
      /\b(?:he|she|they|boss|mum|mom|dad|wife|husband|partner|teacher)(?:'s| is| are|'re| was| were| got| gets) (?:\w+ )?(?:angry|mad|furious|pissed)\b/i,
    said: [
      'Anger like that has its reason, and it may be as big here as it is.',
      'It sounds as if a line was crossed.',
      'I can hear how hot that still is.',
    ],
    asks: ['What set it off this time?'],
    asksFirst: true,
  },
  {
    name: 'unfair',
    pattern:
      /\b(?:unfair|not fair|isn'?t fair|injustice|favou?ritism|overlooked|passed over|(?:promoted|chosen|picked|hired|invited|praised|thanked) (?:instead of|over|before) me|got (?:the|my) (?:job|promotion|part|place) instead|blamed me|blames me|got the blame|punished for)\b/i,
    said: [
      'That is unfair, and it is hard to swallow when one can do nothing about it.',
      'It would bother anybody with a sense of what is right.',
    ],
  },
  {
    name: 'too much',
    pattern:
      /\b(?:stress(?:ed|ful)?|body clock|wrecked|knackered|shattered|dead on my feet|(?:everything|it) is (?:chaos|a mess|too much|falling apart)|(?:long|rough|hard|tough|awful) (?:day|week|night|shift|month)s?|stresd|overwhelm\w*|overload\w*|(?:too|so) much (?:at once|going on|to do|on my plate)|swamped|snowed under|burn(?:ed|t) ?out|at my limit|exhaust\w*|drained|double shift|back to back shifts?|no break|run off my feet)\b/i,
    said: [
      'That is a great deal at once.',
      'No wonder that it shows; anybody would feel that in their bones.',
      'It sounds as if there has not been a quiet minute in it.',
    ],
    asks: ['What of it has taken most out of you?'],
    asksFirst: true,
  },
];

const plain = (message: string): string => message.replace(/[’‘]/g, "'").replace(/\bcant\b/gi, "can't");

/** What somebody tells to have been done to them, or to feel about it; undefined where it is none of these. */
export const hurtIn = (message: string): Hurt | undefined => {
  const text = plain(message);
  return hurts.find(({ pattern, unless }) => pattern.test(text) && !unless?.test(text));
};

/** A question that asks nobody: "how could he do that to us?", "who does that?" */
export const isOutcry = (message: string): boolean => hurtIn(message)?.name === 'not to be believed';
