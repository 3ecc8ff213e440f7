import type { Voiced } from '../lines.ts';
import type { Topic } from './topic.ts';

/** To somebody who says that they are safe. */
export const SAFE: Voiced = {
  kael: 'Thank you for saying so plainly. Should that ever change, “Help now” at the top is there at any hour.',
  skye: 'Thank you, that is good to know. Should it change, “Help now” at the top has people at any hour.',
  luma: 'Thank you for letting me see that. Should it change, “Help now” at the top is there at any hour.',
  riko: 'Thank you, that I am glad to hear. Should it change, “Help now” at the top never closes.',
  sera: 'Thank you for telling me. Should that change, please use “Help now” at the top, at any hour.',
  nova: 'Thank you for saying it. If that changes: “Help now”, at the top, any hour.',
};

/** What belongs to one kind of loss, or must be answered before all else. */
export const thisLoss: readonly Topic[] = [
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
];
