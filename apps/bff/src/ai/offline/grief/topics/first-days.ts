import type { Topic } from './topic.ts';

/** What the first days and weeks bring: comfort, blame, the farewell, and what to say to whom. */
export const firstDays: readonly Topic[] = [
  {
    name: 'comfort',
    pattern:
      /\b(?:how|what)\b[^.!?]{0,20}\b(?:comfort|help|support|be there for|console|do for) (?:him|her|them|my \p{L}+)\b|\bdon't know how to (?:comfort|help|support|console)\b|\b(?:say|said) (?:something|the) wrong\b|\bwrong thing to say\b/iu,
    says: {
      kael: 'There is no sentence that mends it. To stay near, to ask “How is it today?” and to bear the silence is most of what helps.',
      skye: 'Nothing you say can mend it, so nothing has to be perfect. Be there, say the name, take over something practical, and come again.',
      luma: 'Sit beside it and look at it together; that is more than words can do. You may show your own sadness, too.',
      riko: 'No magic words exist, so you cannot miss them. Stay, make tea, do not explain it away, repeat.',
      sera: 'Being near is what helps most. You can say “I do not know what to say, and I am here”, and you may be sad as well.',
      nova: 'Stay, listen, do one practical thing. “I am here” beats any wise line.',
    },
  },
  {
    name: 'should have seen',
    pattern:
      /\bi (?:should|could)(?:'ve| have|ve)\b|\bif only i\b|\bi (?:wasn'?t|was not) there\b|\b(?:my|all my) (?:own )?fault\b|\bi (?:didn'?t|did not) (?:notice|see it|call|answer|pick up|visit|go)\b|\bmissed (?:the|his|her|their) (?:signs|call)\b|\bblame myself\b|\bi let (?:him|her|them) down\b|\bmurderer\b|\bcould i have\b|\bif i(?:'d| had| hadn't| only)\b|\bwhat if i (?:had|'d)\b|\b(?:can't|cannot|never) forgive myself\b|\b(?:could|might|would) (?:have been saved|still be (?:alive|here)|have lived)\b|\bi (?:said|told (?:him|her|them)) no\b|\bsomething i (?:did|said)\b|\bshould i have\b/i,
    says: {
      kael: 'Looking back, the path seems marked. Walking it, you had only what you knew then, and nobody sees every turn.',
      skye: 'You judge that day by what you know now. You did not have that knowledge then, and that makes a difference that guilt leaves out.',
      luma: 'Afterwards everything looks lit up. On that day you could only see what was there to be seen.',
      riko: 'Hindsight is a know-all and was never there on the day. You went by what you knew, like everybody.',
      sera: 'That thought hurts so much because {who} mattered to you. You did not know then what you know now, and you could not.',
      nova: 'You know that now. You did not then. Guilt skips that part.',
    },
  },
  {
    name: 'goodbye',
    pattern:
      /\b(?:never|didn'?t|did not|couldn'?t|could not) (?:get to |even |really )?(?:say|said|tell|told) (?:\p{L}+ )?(?:good-?bye|(?:that )?i loved?)\b|\bnever (?:said|told)\b|\blast (?:thing i said|words)\b|\blast (?:phone )?(?:call|time (?:i|we)|message|text|conversation)\b/iu,
    says: {
      kael: 'That is a hard thing to have missed. The last day is only one; {who} knew you by all the days before.',
      skye: 'That is painful. What you were to each other was not decided on the last day.',
      luma: 'It hurts that the last picture is missing. All the earlier ones are still there, and they were the ones {who} had, too.',
      riko: 'That is a rotten thing to be robbed of. One goodbye does not outweigh all the hellos.',
      sera: 'I am sorry that you had no goodbye. What you felt was in all the days before, and it can still be said, aloud or in writing.',
      nova: 'That hurts. The goodbye is missing; what was between you is not.',
    },
  },
  {
    name: 'angry',
    pattern:
      /\b(?:angry|mad|furious|so cross|hate) (?:at |with )?(?:him|her|them|my \p{L}+|god|everyone|everybody|the doctors?)\b|\bleft me (?:alone )?with\b/iu,
    says: {
      kael: 'That anger may walk along. One can be angry with somebody and miss them in the same step.',
      skye: 'Anger is part of grief, and it does not cancel love. Both can be true at once.',
      luma: 'Anger has its place in that picture, next to the love, and takes nothing from it.',
      riko: 'Be as cross as you like. One can be furious with somebody and want them back for tea.',
      sera: 'Of course you are angry. It does not mean that you love less.',
      nova: 'Anger is allowed. It sits right next to love.',
    },
  },
  {
    name: 'funeral or not',
    alone: /\bfuneral\b/i,
    pattern:
      /\b(?:should|must|do|shall|can) i (?:have to |really |even |need to |skip |miss )*(?:go|attend|be there|come|skip|miss)?\b[^.!?]{0,20}\b(?:funeral|burial|service|cremation|wake)\b|\b(?:not (?:sure|know)|whether|if) (?:i |to )(?:should |can |want to )?(?:go|attend)\b[^.!?]{0,20}\b(?:funeral|burial|wake)\b|\b(?:do|should|must) i (?:even |really |have to )*(?:turn up|show up|go there|attend)\b/i,
    says: {
      kael: 'There is no must. Some need that hour to believe it, others say goodbye alone; you may also stand at the back and leave when you like.',
      skye: 'You may go, and you may stay away; neither shows how much you loved. One measure: which of the two would you rather have done in a year?',
      luma: 'Either can be right. Imagine yourself there, at the edge if you like, and then somewhere quiet by yourself, and see where you can breathe.',
      riko: 'There is no register and nobody marks you absent. Go for your own sake if at all; the back row near the door is a respectable choice.',
      sera: 'Only you can feel that, and neither is wrong. If you go, somebody might go with you, and you can leave whenever it is too much.',
      nova: 'Your call; both are right. If you go: back row, one ally, leave when you want.',
    },
  },
  {
    name: 'nothing felt',
    pattern:
      /\b(?:feel|felt|feeling) (?:like )?(?:nothing|numb|empty|hollow|blank)\b|\b(?:don'?t|do not|didn'?t|can'?t|cannot|not) (?:really )?(?:feel|feeling) (?:anything|much)\b|\b(?:can'?t|cannot|couldn'?t|could not|haven'?t|have not|didn'?t|did not) (?:even |really )?(?:cr(?:y|ied)|shed)\b|\b(?:just|only) (?:function(?:ing)?|numb|on autopilot)\b|^\W*(?:just |so |i'm )*numb\W*$|\b(?:i'm|im|i am) not (?:even |really )?(?:sad|crying)\b|\bno tears\b/i,
    says: {
      kael: 'No, that is not wrong. Feeling nothing is often how one gets over the first ground; it says nothing about love.',
      skye: 'No, it is not wrong. Feeling nothing is one of the common forms of grief, and tears are no measure of it. If it lasts and worries you, a doctor or counsellor is a good person to tell.',
      luma: 'It is not wrong. Sometimes everything goes grey for a while because the colours would be too much.',
      riko: 'Not wrong at all. The fuse goes out before the house burns down; it says nothing about how much you cared.',
      sera: 'No, it is not wrong. The heart sometimes goes quiet to protect itself, and you need not force any tears.',
      nova: 'Not wrong. Numb is a kind of grief, too.',
    },
  },
  {
    name: 'cry there',
    pattern:
      /(?<!n't |not |never |n't even )\b(?:cry|crying|break down|fall apart|lose it)\b[^.!?]{0,30}\b(?:in front|there|everyone|everybody|funeral|people|service)\b|\bwhat if i (?:cry|break down|can'?t)\b/i,
    says: {
      kael: 'Then you cry. It is the one place where nobody will wonder, and you can step outside at any time.',
      skye: 'Then you cry, and it fits the place. A seat near the door lets you step out without explaining.',
      luma: 'Then they will see how much it means to you, and that is no shame in such a room.',
      riko: 'Then you will be in the majority. It is the only party where it is expected.',
      sera: 'Then you may. Nobody there will think less of you, and you can go out whenever you need to.',
      nova: 'Then you cry. That is what the day is for.',
    },
  },
  {
    name: 'what to say',
    pattern:
      /\b(?:don'?t|do not|no idea|not) (?:know )?what to say\b|\bwhat (?:do|should|can) i (?:even )?say\b|\b(?:eulogy|the speech)\b|\bwhat (?:would|could|am) i (?:even |supposed to )?(?:say|write)\b|\b(?:card|letter|message) to (?:his|her|their|the) (?:family|mum|mom|parents|wife|husband)\b/i,
    says: {
      kael: 'Very little is enough: “I am so sorry” or “I will miss {whom}”. Being there says the rest.',
      skye: 'Three words are enough: “I am sorry”. One small memory, if you want to add something; nobody expects more.',
      luma: 'One small picture of {whom} is enough, or only “I will miss {whom}”. Nobody looks for fine words.',
      riko: 'Nobody remembers the words, only who came. “I am so sorry” has served well for centuries.',
      sera: 'You need not find fine words. “I am so sorry”, or one thing you loved about {whom}, is plenty.',
      nova: '“I am so sorry.” That is enough.',
    },
  },
  {
    name: 'children',
    alone: /\b(?:died|death|dead|passed away)\b/i,
    pattern:
      /\b(?:how|what|when|should|do)\b[^.!?]{0,25}\b(?:tell|explain|say)\b[^.!?]{0,30}\b(?:kids?|child(?:ren)?|son|daughter|boys?|girls?|little ones?|toddler|grandchildren|them (?:that )?(?:mum|mom|mummy|mommy|dad|daddy|their|grand\p{L}*|she|he|it)\b)|\b(?:tell|say to|explain to) (?:my|our|the) (?:\d+|\p{L}+)[- ]year[- ]old\b|\b(?:son|daughter|kids?|children|little one|\d[- ]year[- ]old|toddler|grandson|granddaughter)\b[^.!?]{0,20}\bask(?:s|ed|ing)?\b|\b(?:kids?|children|son|daughter|little one) (?:wants?|needs?) to know\b/iu,
    says: {
      kael: 'Short and true: say the word “died”, not “gone to sleep” or “away”. Then let the questions come one at a time; it is all right if they see you cry.',
      skye: 'In plain words: “died”, since “asleep” or “gone away” frightens and confuses. Say that it is nobody’s fault, that they are looked after, and answer only what they ask; it will be asked again.',
      luma: 'Sit close and say it clearly: “died”, not “sleeping”. Children look away and come back to it, so it may be many small talks, and your tears may be seen.',
      riko: 'Plainly, and sooner than feels comfortable: “died”, not “asleep” or “lost”, because children take words at their word. “I do not know” is a fine answer, too.',
      sera: 'Hold them and say it simply: “died”, not “asleep”. Tell them that nobody did anything wrong and that they are safe with you; crying together is allowed.',
      nova: 'Close by, short, true: “died”, not “asleep”. Not their fault. Then answer what they ask, as often as they ask.',
    },
  },
  {
    name: 'laughed',
    pattern:
      /\b(?:laugh\p{L}*|smil\p{L}*|fun|happy|enjoyed|good (?:time|day|mood)|forgot)\b[^!?]{0,60}\b(?:guilt\p{L}*|awful|bad|terrible|wrong|ashamed|horrible|traitor|betray\p{L}*|shouldn'?t|not supposed to)\b|\b(?:guilt\p{L}*|bad|wrong|awful)\b[^!?]{0,30}\b(?:for|when i|because i|to) (?:laugh|smil|enjoy|be(?:ing)? happy|hav)\p{L}*|\b(?:sang|sing|singing|danced|dancing|enjoy\p{L}*|laughed|smiled|happy)\b[^!?]{0,60}\b(?:traitor|disloyal|forgot|cheat\p{L}*)\b/iu,
    says: {
      kael: 'A laugh takes nothing from {whom}. Grief and a light moment can walk the same road, and you have not left anybody behind.',
      skye: 'Laughing is no betrayal. Grief comes and goes within one day, and a light moment is part of that.',
      luma: 'A little light came through, that is all. It does not make the shadow untrue, and it takes nothing from {whom}.',
      riko: 'Laughing is not a resignation letter. It means that you are still alive in there, and {who} loses nothing by it.',
      sera: 'That guilt comes to so many. You do not love less because you laughed; your heart only rested for a moment.',
      nova: 'No betrayal. You laughed and you grieve. Both fit.',
    },
  },
  {
    name: 'speaks to them',
    pattern:
      /\bstill (?:talk|talking|write|writing|text|texting|set|lay|hear|see|expect|wait)\b|\b(?:hear|see|heard|saw|smell) (?:his|her|their|him|them)\b|\b(?:voicemail|his|her) (?:voice|number|messages|chair|bowl|toys|clothes|side of the bed|room|jumper|sweater|coat)\b/i,
    says: {
      kael: 'No need to wonder at it. One does not stop walking beside somebody in a day.',
      skye: 'That is common, and nothing is wrong with it. The habit of somebody goes on after them.',
      luma: 'That is not strange. {Who} is still in the picture, only in another way.',
      riko: 'Not odd in the least. Some of the best conversations go one way.',
      sera: 'That is not strange at all. Love does not stop talking from one day to the next.',
      nova: 'Not weird. Very many do that.',
    },
  },
];
