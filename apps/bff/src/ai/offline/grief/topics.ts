import type { Voiced } from './lines.ts';
import type { LossKind } from './loss.ts';

/** What somebody asks or says within grief, and what each guide answers. */
export interface Topic {
  readonly name: string;
  readonly pattern: RegExp;
  /** Only where such a loss was told of. */
  readonly kind?: LossKind;
  readonly isSuicide?: true;
  /** Words that make it one of grief also where no death was told of before. */
  readonly alone?: RegExp;
  readonly says: Voiced;
}

/** To somebody who says that they are safe. */
export const SAFE: Voiced = {
  kael: 'Thank you for saying so plainly. Should that ever change, “Help now” at the top is there at any hour.',
  skye: 'Thank you, that is good to know. Should it change, “Help now” at the top has people at any hour.',
  luma: 'Thank you for letting me see that. Should it change, “Help now” at the top is there at any hour.',
  riko: 'Thank you, that I am glad to hear. Should it change, “Help now” at the top never closes.',
  sera: 'Thank you for telling me. Should that change, please use “Help now” at the top, at any hour.',
  nova: 'Thank you for saying it. If that changes: “Help now”, at the top, any hour.',
};

/** The more particular ones first. None of them celebrates, promises an end, or gives a task. */
export const topics: readonly Topic[] = [
  {
    name: 'reassures',
    pattern: /\b(?:not|n't) (?:going to|gonna|about to) (?:do anything|hurt myself|harm myself)\b/i,
    says: SAFE,
  },
  {
    name: 'still here',
    pattern: /\b(?:don'?t|do not) (?:want|feel like|wanna) (?:to )?(?:talk|talking|write|speak)\b|\bleave (?:it|this) (?:there|for now)\b/i,
    says: {
      kael: 'Then we rest here. You can come back to it at any time, or never.',
      skye: 'Then we stop here. Nothing is left open that you would have to finish.',
      luma: 'Then let it be quiet. The words will be here when you are.',
      riko: 'Then we say nothing. I am rather good at that when it matters.',
      sera: 'Then you need not. I am here whenever you want to, and not only then.',
      nova: 'Then we stop. Come back whenever.',
    },
  },
  {
    name: 'murderer',
    kind: 'pet',
    pattern: /\bmurderer\b|\bi (?:basically |just |feel like i )*(?:killed|murdered|betrayed) (?:him|her|it|them|my)\b/i,
    says: {
      kael: 'It feels like that because you were the one who had to choose. To spare somebody pain and to walk that last stretch beside {whom} is care, and it may still hurt like guilt.',
      skye: 'You made that choice to end suffering, together with somebody who knows animals. Guilt comes with nearly every such choice, and does not show that it was wrong.',
      luma: 'Guilt paints that hour very dark. I see somebody who stayed until the end, so that the last thing in sight was a loved face.',
      riko: 'No. A murderer does not lie awake over it. You took the worst part on yourself so that nobody else had to bear it.',
      sera: 'I understand why it feels that way, and it is not what you are. You stayed, and you took the pain on yourself out of love.',
      nova: 'You are not. You ended pain, and you stayed. It still hurts; both are true.',
    },
  },
  {
    name: 'stayed',
    kind: 'pet',
    pattern:
      /\b(?:trusted me|looked at me|held (?:him|her|it|them)|too (?:soon|early)|waited too long|right (?:thing|decision|choice|call)|play(?:ed|ing) god|signed the (?:papers?|form))\b/i,
    says: {
      kael: 'You went that last stretch along, though it cost you so much. That was the last faithful thing that could be done.',
      skye: 'You decided with what you knew, and you stayed. That question comes to nearly everybody who had to choose.',
      luma: 'The last thing in sight was you. That is a great deal to have given.',
      riko: 'You were there for the worst bit. That is love doing its least glamorous job.',
      sera: 'You were there until the end, with all that it cost you. There is so much love in that.',
      nova: 'You stayed. That was the hardest part, and you did it.',
    },
  },
  {
    name: 'new pet',
    kind: 'pet',
    pattern: /\b(?:get|getting|adopt|buy) (?:another|a new|a second)\b|\breplac(?:e|ing) (?:him|her|it|them)\b/i,
    says: {
      kael: 'That can wait for its own day. Another one would not take this place, and there is no date by which to know.',
      skye: 'Nobody can say that for you. Many wait until they want that animal and not only the old days back; there is no deadline.',
      luma: 'You will see that more clearly later. It would be another story, and no picture painted over this one.',
      riko: 'No rush whatsoever. Nobody gets replaced, and you are not holding auditions.',
      sera: 'Only you will feel when, or whether. It would be no betrayal, and waiting is none, either.',
      nova: 'Maybe, some day. Not a question for this week.',
    },
  },
  {
    name: 'only an animal',
    alone: /\b(?:griev|grief|mourn|died|dead)/i,
    pattern:
      /\b(?:just|only) (?:a|an) (?:dog|cat|pet|animal|hamster|rabbit|bird|horse|bunny)\b|\b(?:griev|cry|crying|cried|mourn|upset|sad|miss|hurt)\p{L}*\b[^.!?]{0,30}\b(?:for|over|about|of) (?:a|an|my) (?:dog|cat|pet|animal|hamster|rabbit|bird|horse|bunny|fish)\b/iu,
    says: {
      kael: 'Yes, it is normal. You shared every day, and grief goes by the days shared, not by the number of legs.',
      skye: 'Yes, it is normal. Grief measures how close somebody was, and an animal at home is as close as it gets.',
      luma: 'Yes. There was a small life in every corner of your day, so every corner hurts. Nothing is wrong with that.',
      riko: 'Entirely normal. Whoever says it was only an animal never had one asleep on their feet.',
      sera: 'Yes, it is. You loved and were loved back without conditions; of course it hurts this much.',
      nova: 'Normal. It was love, so it is grief.',
    },
  },
  {
    name: 'baby fault',
    kind: 'unborn',
    pattern:
      /\bmy (?:own )?fault\b|\b(?:did|have) i (?:do|done|cause)\b|\bi (?:should|shouldn'?t|should not) have\b|\bwhat did i do\b|\bblame myself\b|\bmy body\b|\bsomething (?:that )?i (?:did|ate|said|drank)\b/i,
    says: {
      kael: 'Nearly everybody asks that, and asking is no sign of guilt. A doctor or midwife can tell you honestly what is known; you need not carry that question alone.',
      skye: 'That question comes to almost everybody, and it is not evidence. I cannot know about bodies; a doctor or midwife can, and may be asked exactly that.',
      luma: 'That thought throws a long shadow, and it comes to almost everybody. A doctor or midwife can hold some light to it; I see no fault in what you told me.',
      riko: 'Almost everybody puts themselves on trial there. I am no doctor, and yours can answer it; from here I see grief and no culprit.',
      sera: 'So many ask themselves that, because they loved. Please ask a doctor or midwife just like this; I do not hear any fault in you.',
      nova: 'Almost everybody asks that. Ask a doctor or midwife, in those words. I hear loss, not fault.',
    },
  },
  {
    name: 'why',
    isSuicide: true,
    pattern: /\bwhy (?:would|did|didn'?t|wouldn'?t|couldn'?t) (?:he|she|they)\b|\bhow could (?:he|she|they)\b|\bwhy\W*$/i,
    says: {
      kael: 'I do not know, and perhaps nobody will know it whole. Many who are left behind walk around that question for a long time, and it is no failing not to find the end of it.',
      skye: 'I cannot know, and there is seldom one reason. Such pain narrows what somebody can still see; that is no measure of what you meant to {whom}.',
      luma: 'Nobody can see all of it from outside. Such pain can hide even the people who are loved most.',
      riko: 'I do not know, and I will not make something up. There is seldom one reason, and it is not that you were not enough.',
      sera: 'I wish that I could tell you. It is seldom one thing, and it does not mean that {who} did not love you.',
      nova: 'I do not know. It is rarely one reason, and it is not a verdict on you.',
    },
  },
  {
    name: 'pictures',
    pattern:
      /\b(?:see|seeing|saw|hear|hearing|replay(?:ing)?|picture) (?:it|that|him|her|the (?:moment|scene))\b[^.!?]{0,20}\b(?:every|all the time|again|whenever|over and over|when i close)\b|\b(?:found (?:him|her|them)(?! a)|flashbacks?|nightmares?)\b/i,
    says: {
      kael: 'To have seen that is a weight of its own. Such pictures often come back at first; should they stay, a doctor or counsellor knows ways with them, and you need not carry them alone.',
      skye: 'Such pictures are common after something like that. If they stay for weeks or rob you of sleep, a doctor or counsellor is the right person; they know this well.',
      luma: 'Nobody should have to look at that again and again. There are people who know how to make such pictures fainter, a counsellor or your doctor.',
      riko: 'That is a dreadful thing to have playing in your head. People exist who are good with exactly that, your doctor knows some.',
      sera: 'I am so sorry that you had to see that. Please let somebody help you to carry it, a doctor or a counsellor; they know such pictures.',
      nova: 'Nobody should see that alone each night. A doctor or counsellor can help with exactly that.',
    },
  },
  {
    name: 'asks who is next',
    pattern: /\bask(?:s|ed|ing)? (?:me )?(?:if|whether) (?:i|i'm|i am|we|you|mum|mom|dad|she|he)\b[^.!?]{0,15}\b(?:die|dying|dead)\b/i,
    says: {
      kael: 'One can say it honestly and calmly: that most people live until they are very old, that you mean to be there for a long time, and who would look after them.',
      skye: 'A true answer that calms: “Everybody dies some day, most people when they are very old. I expect to be here for a long time, and you will always be looked after.”',
      luma: 'A small true picture is enough: most people grow very old, and you mean to be there to see it.',
      riko: 'Honest and short: “One day, and I plan on it being ages away.” And then a long hug.',
      sera: 'You can hold them and say: “Most people live until they are very old, and I mean to stay with you for a long, long time.”',
      nova: 'Say: “Some day, very likely when I am very old. You are looked after.” Then stay close.',
    },
  },
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
  {
    name: 'over it',
    pattern:
      /\b(?:be over (?:it|him|her|this|them)|get over (?:it|him|her|this)|move(?:d)? on|moving on|long enough|still (?:be )?(?:sad|crying|grieving)|let (?:him|her|it|them) go|pull (?:myself|yourself) together)\b/i,
    says: {
      kael: 'There is no “by now”. Nobody gets over somebody by a date; one learns slowly to walk with it.',
      skye: 'There is no schedule for grief, and nobody else can set one for you.',
      luma: 'It does not have to be gone by any day; in time it only takes up less of the view.',
      riko: 'Grief has no due date, and nobody else gets to send the reminder.',
      sera: 'You need not be over it. It takes the time it takes, and yours is not too long.',
      nova: 'There is no deadline on this, whoever says so.',
    },
  },
  {
    name: 'how long',
    alone: /\bgrie(?:f|ving)\b/i,
    pattern:
      /\b(?:when|does|will|how long)\b[^.!?]{0,30}\b(?:it|this|that|pain|grief|grieving|hurt(?:ing)?|missing)\b[^.!?]{0,20}\b(?:stop|end|better|easier|go away|pass|last|over|hurt less|fade)\b|\bhow long (?:does|will|do|is)\b[^.!?]{0,15}\b(?:grief|grieving|this|it)\b|\b(?:ever|when (?:will|do) i) (?:feel|get|be) (?:\p{L}+ )?(?:better|normal|ok(?:ay)?|easier|again)\b|\bforever\?|\bhow long (?:until|till|before)\b|\bdo(?:es)? (?:it|this|the pain|this feeling) (?:ever )?(?:go away|stop|end|get (?:better|easier))\b|\bwhen (?:do|does|will) (?:people|i|we|one|he|she|they|you) (?:ever )?(?:stop|be (?:ok(?:ay)?|fine|better|(?:him|her|them|my)sel(?:f|ves))|feel)\b/iu,
    says: {
      kael: 'I cannot name a day. For most people the waves come further apart in time; it seldom stops at once, and it need not.',
      skye: 'There is no fixed time, honestly. For most it comes in waves that grow further apart and less sharp; some days, years later, may still hurt.',
      luma: 'I cannot see that far, and nobody can. For most people it does not vanish; in time more light comes in around it.',
      riko: 'I would love to give you a date, and there is none. It mostly does not stop, it gets less rude: fewer ambushes, longer gaps.',
      sera: 'I cannot promise a day. For most people it softens slowly, with hard days in between, and that is not going backwards.',
      nova: 'No date, honestly. It comes in waves, and for most people they get further apart.',
    },
  },
  {
    name: 'work',
    pattern:
      /\b(?:have|need|going|go) (?:to )?(?:go )?(?:back )?to (?:work|school|college|class|the office)\b|\b(?:time off|day off|call in sick|tell my boss)\b|\b(?:go in|going in|go back|face (?:the office|work|them all))\b[^.!?]{0,15}\b(?:mon|tues|wednes|thurs|fri)day\b|\b(?:supposed|able) to (?:go in|work)\b/i,
    says: {
      kael: 'Not necessarily. Many workplaces give days after a death; one line is enough: “There has been a death, and I will not be in.”',
      skye: 'Many employers give leave after a death, so it is worth one message: “There has been a death, I cannot come.” Some prefer to work, and that is all right as well.',
      luma: 'Perhaps not. One plain line to them is enough, and it need not explain how you are.',
      riko: 'The world of work will survive. One line does it: “There has been a death, I will not be in.”',
      sera: 'You may ask for time. One short message that somebody died is enough, and most people understand.',
      nova: 'Probably not. One line: “There has been a death, I am not coming in.”',
    },
  },
  {
    name: 'feast',
    pattern:
      /\b(?:christmas|xmas|easter|birthday|holidays|new year|thanksgiving|mother'?s day|father'?s day|eid|diwali|hanukkah|anniversary)\b/i,
    says: {
      kael: 'Such days are steep. It may be done differently this time, or hardly at all; a candle or an empty chair is enough.',
      skye: 'Those days are among the hard ones. It may be smaller, elsewhere or left out, and plans may be dropped on the day.',
      luma: 'On such days the gap shows most. It may be quieter this time, with one small thing for {whom}, or with nothing at all.',
      riko: 'Those days have no manners. You may do half of it, all of it, or beans on toast.',
      sera: 'Those days hurt most. It need not be as it always was; do only what you can bear, and say so to the others.',
      nova: 'Hard day. Keep it small, change it, or skip it. All allowed.',
    },
  },
  {
    name: 'relief',
    pattern: /\b(?:relie(?:f|ved)|(?:i'm|i am|im|part of me is|almost|kind of) glad|at least (?:it'?s|it is) over|a weight off)\b/i,
    says: {
      kael: 'Relief may come along with grief, most of all after a long stretch. It takes nothing away from what {who} meant.',
      skye: 'Relief and grief go together more often than people admit. One does not cancel the other.',
      luma: 'Relief has its place in that picture. It means that something hard has ended, and not that you did not care.',
      riko: 'Relief is allowed, and much more common than anyone says at funerals.',
      sera: 'Yes, relief is allowed. It can stand right beside love, or beside anger, and you need not be ashamed of it.',
      nova: 'Relief is allowed. It is not the opposite of grief.',
    },
  },
  {
    name: 'hard ties',
    pattern:
      /\b(?:haven't|have not|hadn't|had not|didn't|not|never) (?:\p{L}+ )?(?:spoken|talked|seen|speak|talk|speaking|talking)\b|\b(?:bad|terrible|awful|cruel|absent) (?:dad|mum|mom|father|mother|parent|man|person|husband|wife)\b|\b(?:estranged|weren't close|not close|didn't get (?:on|along)|complicated|drank|hated (?:him|her|me))\b/iu,
    says: {
      kael: 'Then it is a harder road still: one grieves for what was, and for what never came.',
      skye: 'That makes it more complicated, not smaller. One can grieve for what there never was.',
      luma: 'Then there are several pictures at once, and they need not fit together.',
      riko: 'Complicated people leave complicated grief. Nobody may tell you what you owe to feel.',
      sera: 'That makes it so much harder. You may feel all of it, or nothing, without having to forgive anything.',
      nova: 'Complicated then. You owe nobody one clean feeling.',
    },
  },
  {
    name: 'a part in it',
    pattern:
      /\b(?:carry (?:the|his|her) (?:coffin|casket)|(?:give|hold|make|do|write) (?:a|the|his|her) (?:speech|eulogy|reading)|speak at|pall ?bearer|arrange the|plan the funeral)\b|\b(?:don't|do not|not) (?:know|sure) (?:if|whether) i can\b/i,
    says: {
      kael: 'That is an honour and a weight. You may say yes, say no, or ask somebody to stand ready to take over.',
      skye: 'You may say yes, no, or only a part of it. It helps to name somebody who takes over if it does not go.',
      luma: 'It may be an honour and too much at once. Either answer will be understood.',
      riko: 'No is a full sentence there, and so is yes with a stand-in at your elbow.',
      sera: 'You do not have to. If you want to, somebody can stand beside you and take over at any moment.',
      nova: 'Yes, no, or yes with a backup. All fine.',
    },
  },
  {
    name: 'their things',
    pattern:
      /\b(?:clear(?:ing)?|sort(?:ing)?|throw(?:ing)?|give|giving|pack(?:ing)?|moved?|get rid)\b[^.!?]{0,30}\b(?:things|clothes|stuff|shirts?|wardrobe|room|toys|bed|belongings)\b/i,
    says: {
      kael: 'There is no day by which that has to be done. One drawer, or none, and somebody beside you when you do.',
      skye: 'There is no right time. Many begin with what matters least and put a box aside for what cannot be decided yet.',
      luma: 'It can all stay where it is until you can look at it. Nothing has to go.',
      riko: 'The wardrobe is not going anywhere. Nor does anybody get to set you a date for it.',
      sera: 'Only when you want to, and not because others say so. You may keep whatever holds something of {whom}.',
      nova: 'No deadline. One shirt or none.',
    },
  },
  {
    name: 'left behind',
    pattern:
      /\b(?:cage|desk|bowls?|lead|leash|basket|collar|chair|cardigan|jumper|shoes|coat|glasses|cup|mug|pillow|toothbrush|empty (?:\p{L}+))\b/iu,
    says: {
      kael: 'Such a thing stands there and says it again each time. You may leave it, cover it, or hold it.',
      skye: 'Those things hit without warning. They may stay, or somebody may put them out of sight for a while.',
      luma: 'So much of {whom} is still in such a thing. You may look away, or keep it near.',
      riko: 'Objects have no tact at all. Leave it, move it or hug it, whatever works.',
      sera: 'How much there is in such a small thing. You may keep it close for as long as you want.',
      nova: 'That one thing says it all again. Keep it or cover it.',
    },
  },
  {
    name: 'not real',
    pattern:
      /\b(?:can't|cannot|don't|still not) (?:really |quite )?(?:believe|grasp|take it in|get my head round)\b|\b(?:doesn't|does not|not|isn't|didn't) (?:feel |seem )?real\b|\bunreal\b|\bin shock\b/i,
    says: {
      kael: 'The mind goes slower than the news. It need not catch up today.',
      skye: 'That is what it is like at first: known, and not believed. It comes in its own time.',
      luma: 'It is too big to see all at once. It comes into view slowly.',
      riko: 'Of course not. It is the sort of thing a mind sends back as undeliverable.',
      sera: 'How could you, so soon? You need not take it in all at once.',
      nova: 'It does not sink in at once. No need to force it.',
    },
  },
  {
    name: 'why them',
    pattern: /^\W*(?:but |just )?why (?:him|her|them|me|us|now|did (?:this|it|he have to|she have to))\b|\b(?:not|isn't|so un) ?fair\b/i,
    says: {
      kael: 'I have no answer to that, and I do not believe that there is a good one.',
      skye: 'There is no reason that would make it right, and I will not pretend one.',
      luma: 'I cannot see any sense in it, either.',
      riko: 'No idea, and anybody with a neat answer would be selling something.',
      sera: 'I wish there were an answer. It is not fair.',
      nova: 'No answer to that. It is unfair.',
    },
  },
  {
    name: 'at least',
    pattern:
      /\b(?:was|were) (?:already |only |just )?(?:\d{1,3}|old|very old)\b|\bgood (?:long )?(?:life|age)\b|\bat least\b|\bi (?:suppose|guess) (?:it'?s|it is|that'?s) (?:fine|ok(?:ay)?|normal)\b|\b(?:expected|saw it coming|knew it was coming)\b/i,
    says: {
      kael: 'A long road makes the parting no shorter. It may hurt just the same.',
      skye: 'How old somebody was, or that it was expected, does not decide how much it hurts.',
      luma: 'Even a picture with many years in it leaves an empty wall.',
      riko: 'It may be reasonable and rotten at the same time.',
      sera: 'It may hurt all the same. Nobody is ever old enough to be missed less.',
      nova: 'It can make sense and still hurt.',
    },
  },
  {
    name: 'others',
    pattern:
      /\b(?:every(?:one|body)|people|they|he|she|my \p{L}+|nobody|no one|others?) (?:all |keeps? |just |always |still |even |only )*(?:says?|said|saying|tells?|told|acts?|acting|pretends?|won'?t|will not|wont|doesn'?t|does not|refuses?|thinks?|thought|expects?|knew|knows|understands?|asks?|mentions?)\b|\b(?:flatmates?|friends?|family|husband|wife|people) (?:think|say|act|expect|tell)\b/iu,
    says: {
      kael: 'That can make the road lonelier. Others grieve or look away in their own manner; yours needs no permission.',
      skye: 'That is hard beside the loss itself. What others say or leave out does not decide how large it is.',
      luma: 'It is lonely when others do not see it as you do. Here it may be seen as it is.',
      riko: 'People are often clumsy around grief, usually with the best intentions. You need not comfort them about it.',
      sera: 'That must feel lonely. You do not have to make it smaller so that it suits others.',
      nova: 'That makes it lonelier. It is still as real as it is.',
    },
  },
  {
    name: 'strong',
    pattern:
      /\b(?:be|stay|being|keep) strong\b|\bhold(?:ing)? (?:it|everything|everyone|myself) together\b|\bfor (?:them|the kids|my (?:kids|mum|mom|dad|family))\b|\borgani[sz]e everything\b|\b(?:is|are) in (?:pieces|bits)\b|\b(?:look|looking|care|caring) (?:after|for) everyone\b|\bit all falls on me\b/i,
    says: {
      kael: 'You carry others while you can hardly stand yourself. Strong may also mean to be seen leaning on somebody.',
      skye: 'You do a great deal for the others. It is enough to be there; you need not also be fine.',
      luma: 'They may see you sad. That shows them that it is allowed.',
      riko: 'Strong is overrated. Present and a bit of a wreck does very well.',
      sera: 'You hold so much for the others. May somebody hold you for a moment, too?',
      nova: 'You do not have to be strong all day. Being there is enough.',
    },
  },
  {
    name: 'what now',
    pattern:
      /\bwhat (?:do|should|can|am) i (?:supposed to )?(?:do|doing)(?: now| next| with (?:myself|all)\b.*)?\W*$|\bhow (?:do|can|am|will) i (?:supposed to |ever |even )?(?:cope|go on|get through|live|deal|survive|do this|manage)\b|\bwhat helps\b|\bnow what\b|\bwhat (?:do|should|can) i do on (?:that|the|this) day\b/i,
    says: {
      kael: 'Nothing large. The next hour is far enough: something to drink, something to eat, and one person who knows.',
      skye: 'Nothing has to be settled today. Food, sleep where it comes, one person who knows; what has deadlines, somebody else may take over.',
      luma: 'Only what lies nearest: something warm, a little air, a person beside you. The rest need not be seen yet.',
      riko: 'Very little, and badly is fine: tea, toast, one person who may see you in your worst jumper.',
      sera: 'Only be gentle with yourself. Eat a little, rest where you can, and let one person be near you.',
      nova: 'Not much. Drink, eat, one person. The next hour is enough.',
    },
  },
  {
    name: 'missing',
    pattern:
      /\b(?:miss(?:ing)? (?:him|her|them|it|my|our|the|you)|want (?:him|her|them|it) back|reach(?:ing)? for|so (?:quiet|empty|silent)|too quiet|(?:house|flat|home|bed|room) (?:is|feels|feel)|keep (?:expecting|looking|waiting|listening|thinking)|(?:don'?t|do not|can'?t) (?:want to )?(?:go|be|come) home|without (?:him|her|them))\b|\bwish i could (?:\p{L}+ )?(?:tell|talk|ask|hold|hug|call|see)\b|\b(?:just|only) me (?:now|here)\b/iu,
    says: {
      kael: 'The habit of somebody stays longer than anyone tells you. It is love that has not found out yet where to go.',
      skye: 'Yes. The whole day was built with {whom} in it, and every part of it notices.',
      luma: 'Yes. The empty places are the ones that one sees first.',
      riko: 'Yes. The quiet is the loudest part of it.',
      sera: 'Of course you miss {whom}. It is right there in the smallest things.',
      nova: 'Yes. It is in every small thing.',
    },
  },
  {
    name: 'memory',
    pattern:
      /\b(?:taught me|used to|always|every (?:morning|evening|sunday|summer)|would (?:always|never|sing|sit|say|call)|made me (?:laugh|feel)|raised me|loved|remember (?:how|when|him|her|that)|we (?:always|often|never)|favou?rite|(?:his|her|their) (?:laugh|smile|hands|recipe|soup|garden|songs?|jokes?))\b|\byears with (?:him|her|them|that|this)\b|\bwe (?:met|built|travelled)\b/i,
    says: {
      kael: 'That is something of {whom} that goes on walking with you.',
      skye: 'Thank you for telling me. That is a part of {whom} that stays.',
      luma: 'I can almost see it. Thank you for showing me that.',
      riko: 'I would have liked that one, I think. Thank you for telling me.',
      sera: 'How much love there is in that. Thank you for telling me.',
      nova: 'That stays. Thank you for telling me.',
    },
  },
  {
    name: 'not wrong',
    pattern:
      /\b(?:is|was) (?:it|that|this) (?:\p{L}+ )?(?:normal|wrong|ok(?:ay)?|weird|bad|strange|silly|stupid|crazy|allowed|selfish)\b|\bam i (?:\p{L}+ )?(?:normal|wrong|weird|bad|crazy|selfish|horrible|awful|a (?:bad|terrible) \p{L}+)\b|\bwhat(?:'s| is) wrong with me\b|\bam i (?:\p{L}+ )?(?:dramatic|overreacting|silly|stupid|allowed|weak|cold|heartless|ok(?:ay)?|mad|going mad)\b|\bsomething wrong with me\b|\bis (?:it|that) (?:\p{L}+ )?(?:too much|possible to)\b|\b(?:is|was) (?:it|that|this) (?:\p{L}+ )?(?:disrespectful|morbid|creepy|pathetic|too soon|childish|ridiculous)\b|\b(?:supposed|allowed) to (?:grieve|cry|be sad)\b/iu,
    says: {
      kael: 'Nothing about that is wrong. Grief takes many paths, and this is one of them.',
      skye: 'Nothing about that is wrong. Grief looks different in everybody, and this is well within it.',
      luma: 'Nothing is wrong with you. Grief has many shapes, and this is one.',
      riko: 'Nothing wrong with you. Grief follows no rule book, and nobody sits an exam in it.',
      sera: 'There is nothing wrong with you. This is what loving somebody looks like afterwards.',
      nova: 'Nothing wrong with that. Grief does this.',
    },
  },
  {
    name: 'light hour',
    pattern: /\b(?:laughed|smiled|better today|good day|a bit better|little better|easier today|slept (?:well|ok))\b/i,
    says: {
      kael: 'Then there was a stretch of level ground. It may be taken as it is.',
      skye: 'A lighter moment within it; it may be taken as it is.',
      luma: 'A little light, then. It need not mean anything more.',
      riko: 'Then you had a breather. Keep it, no receipt needed.',
      sera: 'I am glad that you had a moment to breathe.',
      nova: 'A breather. Good. It may stay one.',
    },
  },
];

/** Thanks and goodbyes in grief. */
export const partings: Readonly<Record<'thanks' | 'bye', Voiced>> = {
  thanks: {
    kael: 'You are welcome. I am glad you did not carry it alone just now.',
    skye: 'You are welcome. You can come back to it at any time.',
    luma: 'You are welcome. Be gentle with yourself today.',
    riko: 'You are welcome. Come back whenever you like, in any state.',
    sera: 'You are welcome. I am glad that you told me about {whom}.',
    nova: 'You are welcome. I am here again whenever you are.',
  },
  bye: {
    kael: 'Take care. Let the night carry some of it.',
    skye: 'Take care. Rest where you can.',
    luma: 'Take care. I hope that the night is kind to you.',
    riko: 'Take care of yourself. That is all I have, and I mean it.',
    sera: 'Take care, and be gentle with yourself.',
    nova: 'Take care. Rest.',
  },
};
