import type { CorePersonaId } from '@everstep/domain';

/** What a question to a council is about, as far as the built-in guides tell it apart. */
export type CouncilTheme = 'want' | 'stuck' | 'decide' | 'fear' | 'people' | 'say' | 'tired' | 'low' | 'good' | 'open';

/** How one guide sees it, by its own method, and one step that can be done within a week. `{about}` is what the question is about. */
export interface CouncilLine {
  readonly view: string;
  readonly step: string;
}

/** What one guide says to each theme, and to what nobody understood, for which there is no step. */
export interface CouncilLines extends Readonly<Record<CouncilTheme, CouncilLine>> {
  readonly unclear: Pick<CouncilLine, 'view'>;
}

/** What the built-in guides say in a council, after a line that shows what they heard. No two share a sentence. */
export const councilLines: Readonly<Record<CorePersonaId, CouncilLines>> = {
  kael: {
    want: {
      view: 'Suppose only the first ten minutes were asked of you: that is the door I would look at. A short try tells more than a long plan, and nothing is decided by it.',
      step: 'Give “{about}” ten minutes on one day this week, beginning at its easiest corner.',
    },
    stuck: {
      view: 'What if the way in is not the big part, but the one that already moves a little? I would leave the rest where it is and see what ten minutes there can show.',
      step: 'Spend ten minutes this week on the one part of “{about}” that already works a little, and stop there.',
    },
    decide: {
      view: 'I would write down what each side costs before asking which is braver. If one of them can be tried without closing the other, begin there.',
      step: 'Write down the two sides of “{about}” this week, with one line each on what it costs you.',
    },
    fear: {
      view: 'I would neither walk past it nor run at it. What if you tried a version so small that it can be undone again?',
      step: 'Try a version of “{about}” this week that is small enough to be undone on the same day.',
    },
    people: {
      view: 'There is what the other person does, and there is the stretch that is yours. I would look for one small opening on your side and leave theirs to them.',
      step: 'Write down one thing about “{about}” that is yours to change, and try it once this week.',
    },
    say: {
      view: 'A hard sentence is a small door: it needs to be opened once, and then it stands open. Suppose you said only the first half of it, and listened.',
      step: 'Write the one sentence that “{about}” comes down to, and choose the place and the hour for it this week.',
    },
    tired: {
      view: 'I would look for one gate that asks no more than ten minutes, and let the others stay closed for now.',
      step: 'Pick one evening this week and let ten minutes of it belong to nothing at all.',
    },
    low: {
      view: 'Nothing has to be opened today. If one thing has been a little kind to you lately, I would walk towards that.',
      step: 'Do one thing this week, for ten minutes, that has been kind to you before.',
    },
    good: {
      view: 'What opened here may open further. Before planning the next stretch, I would ask what made this one possible.',
      step: 'Note in three lines what made “{about}” possible, and one place where it could work again.',
    },
    open: {
      view: 'I would look for what you mention only in passing, since a possibility often waits there. Suppose it had to fit into ten minutes: what would they hold?',
      step: 'Write “{about}” at the top of a page, list three small ways in, and try the easiest this week.',
    },
    unclear: {
      view: 'I do not find a question of yours in this that I could walk along with. What if you put it in one sentence that begins with “I would like”?',
    },
  },
  skye: {
    want: {
      view: 'A wish becomes an agreement when it has a day, a time and a size. Keep the size small enough for a bad week.',
      step: 'Put “{about}” into the calendar this week: one day, one hour, thirty minutes at most.',
    },
    stuck: {
      view: 'Something was too big, too vague or at the wrong hour. Find out which of the three it was, and change only that.',
      step: 'Look at your last try at “{about}”, name whether size, wording or hour was wrong, and set one new date.',
    },
    decide: {
      view: 'A decision needs a date, or it takes every day. Until that date, collect facts and let the moods pass.',
      step: 'Set the day on which you decide about “{about}”, and note two facts for each side before it.',
    },
    fear: {
      view: 'Separate what was said, what happened and what is only expected. Plan for the one obstacle that is likely, and leave the unlikely ones alone.',
      step: 'Write one line about “{about}”: if this goes wrong, I do that. Choose the day for it.',
    },
    people: {
      view: 'Sort it first: what was agreed, what was kept, what was moved. A clear agreement for next time serves you better than a verdict on last time.',
      step: 'Write down what was agreed about “{about}”, and propose one new agreement with a day and a time.',
    },
    say: {
      view: 'Settle three things beforehand: the one sentence, the day, and what you do if the answer hurts. The rest of such a talk cannot be planned.',
      step: 'Put a day, an hour and the first sentence for “{about}” into your calendar this week.',
    },
    tired: {
      view: 'The week holds more than it can carry. Move one promise to a later date, on purpose and in writing.',
      step: 'Take one promise out of this week, give it a later date, and tell whoever waits for it.',
    },
    low: {
      view: 'No promises now: this is not the hour for them. One fixed point in the day is enough, and it may be missed.',
      step: 'Choose one fixed point a day for this week, a meal or a short walk, and let the rest be.',
    },
    good: {
      view: 'Kept is kept. Note what was planned, what happened and what was learned while it is fresh.',
      step: 'Hold a review of fifteen minutes on “{about}” this week: what was kept, what moved, what comes next.',
    },
    open: {
      view: 'I would make it concrete: what is to be done, by when, and how you will know that it is done. What cannot be answered that way is not ready for a plan.',
      step: 'Answer three questions about “{about}” in writing this week: what, by when, and how you know it is done.',
    },
    unclear: {
      view: 'There is nothing in this yet that can be agreed on. State the matter in one main clause, with the day that it concerns.',
    },
  },
  luma: {
    want: {
      view: 'Picture an ordinary day three years on in which this has found its place: the light, the table, who is there. Then look for the one thing from that day that could already be visible this month.',
      step: 'Describe on half a page an ordinary day in which “{about}” has its place, and underline one thing for this month.',
    },
    stuck: {
      view: 'Sometimes the road is hidden because everything is lit at once. I would choose what matters this month and name, calmly, two things that may be left out.',
      step: 'Choose one priority around “{about}” for this month, and write down two things that may be left out.',
    },
    decide: {
      view: 'Step into both lives for a moment, on a plain Tuesday, and notice in which of them the room feels like yours. A picture is no forecast, yet it shows a direction.',
      step: 'Write a few lines on a plain Tuesday in each of the lives behind “{about}”, and compare the two tables.',
    },
    fear: {
      view: 'Let the picture run on past the frightening scene, to the quiet evening after it. What would be enough there, seen in that light?',
      step: 'Describe in five lines the evening after “{about}”, when it went well enough.',
    },
    people: {
      view: 'See the two of you a year from now, at the same table and at ease: something small is different in that scene. It may already exist today in a modest form.',
      step: 'Write down what a good ordinary hour with this person looks like, and bring one detail of it into this week.',
    },
    say: {
      view: 'Picture the evening after it has been said: who sits where, and what has become lighter? From there the first words are often easier to see.',
      step: 'Write the first words for “{about}” as if to a friend, read them aloud once, and cross out whatever accuses anybody.',
    },
    tired: {
      view: 'A lamp that burns all day lights nothing well. Look at this month as a room, and see what could be carried out of it so that there is space.',
      step: 'List what fills this month, and cross out one thing that you would not miss a year from now.',
    },
    low: {
      view: 'Nothing has to shine now. It is enough to keep one small lamp lit: a window, a warm cup, a voice that you like.',
      step: 'Make one corner of a room a little kinder this week, and sit there for a while.',
    },
    good: {
      view: 'Something of a later picture is already visible here. Stay with it a moment, and then ask which part of it you would like to see more often.',
      step: 'Write down what “{about}” already shows of the life you want, and choose one part to repeat this month.',
    },
    open: {
      view: 'I would begin at the far end: what is all this for, and what would be enough? From there the stretch of this month becomes easier to see.',
      step: 'Write a few lines on what would be enough in “{about}” a year from now, and mark what this week can hold of it.',
    },
    unclear: {
      view: 'I look for a scene in this and find none yet. Tell us where you would like to stand, with one or two things that can be seen from there.',
    },
  },
  riko: {
    want: {
      view: 'A fine ambition, and large enough to be admired from the sofa. Shrink it until refusing would be the harder work: two minutes, done badly, with leave to stop.',
      step: 'Do two minutes of “{about}” badly and on purpose this week, with official permission to stop.',
    },
    stuck: {
      view: 'Ah, the noble art of circling a task: it keeps one wonderfully fit. Make the start silly enough that no dignity is lost by it.',
      step: 'Set a timer for two minutes this week, begin “{about}” at its dullest end, and stop when it rings.',
    },
    decide: {
      view: 'The committee has met often enough, and its minutes are getting long. Toss a coin, not to obey it, but to notice which side you hoped for.',
      step: 'Toss a coin over “{about}” this week, and write down what you hoped for while it was in the air.',
    },
    fear: {
      view: 'Before you buy a ticket for that film, write the boring version, in which it is merely a bit awkward. Dull endings are badly underrated.',
      step: 'Write down the dullest likely outcome of “{about}” in one line, and do two minutes of it this week.',
    },
    people: {
      view: 'I would not rehearse the great speech; nobody else has learned their lines. One plain sentence, said on an ordinary day, usually does more.',
      step: 'Write one plain sentence about “{about}” that you could really say, and say it on a dull day this week.',
    },
    say: {
      view: 'Rehearse it badly first: once as an opera, once as a weather report. What is left after both is what you mean.',
      step: 'Rehearse “{about}” with an empty chair this week, three ways, and keep the one that was short and kind.',
    },
    tired: {
      view: 'A full list is no certificate of character, whatever it claims. Drop one thing so small that nobody will file a complaint.',
      step: 'Strike one thing off your list this week without doing it, and see whether the sky stays where it is.',
    },
    low: {
      view: 'It sounds hard, and hard is allowed here. I would aim very low, and mean that kindly.',
      step: 'Do one small thing this week that asks nothing of you: a song, a warm shower, an open window.',
    },
    good: {
      view: 'Well, that rather spoils the story of how it would never work. Use the wind while it blows, and start the next bit before modesty sets in.',
      step: 'Take two minutes this week to start the next bit after “{about}”, while it still feels easy.',
    },
    open: {
      view: 'It sounds like a question in a very good suit. Under it there is usually a small chore, and that is the part I would start with.',
      step: 'Find the smallest chore inside “{about}”, and do two minutes of it this week.',
    },
    unclear: {
      view: 'I have read it twice and am none the wiser, which happens to the best of programs. Try it as you would say it to a friend on the stairs.',
    },
  },
  sera: {
    want: {
      view: 'Hardly anything of this has to be done alone, so I would ask who has already done a small part of it. An honest question with an easy way to say no costs both of you little.',
      step: 'Write three honest sentences to one person who knows something about “{about}”, and send them this week.',
    },
    stuck: {
      view: 'When something does not move, it often helps to let somebody else see it for ten minutes. Whom would you not mind to have beside you while you are unsure?',
      step: 'Ask one person this week for ten minutes on “{about}”, and tell them that listening is enough.',
    },
    decide: {
      view: 'Each side of this touches somebody, and they may see a part that you do not. I would hear two people before choosing, and tell them that the choice remains yours.',
      step: 'Ask two people whom “{about}” concerns what they would miss, and only listen.',
    },
    fear: {
      view: 'It grows where one is alone with it, and there is often somebody who has stood in the same place. You need not ask for advice; how it was for them is plenty.',
      step: 'Ask somebody who has been through something like “{about}” this week how it was for them.',
    },
    people: {
      view: 'I hear one side only, and there are two; both of you may want something that nobody has said yet. A short message with the occasion, the wish and an easy way out is a good beginning.',
      step: 'Draft three sentences about “{about}” to the person concerned, read them with their eyes, then decide whether to send them.',
    },
    say: {
      view: 'They may have hoped for something else, and still want to hear it from you before anybody else. I would begin with what stays between you, and then say what changes.',
      step: 'Ask for half an hour with nobody else in the room, and begin “{about}” with one thing that you are grateful for.',
    },
    tired: {
      view: 'Somebody near you may be glad to take a small part, if the request is clear. Being asked is easier for both than guessing.',
      step: 'Ask one person this week to take over one small thing, and say what it is and until when.',
    },
    low: {
      view: 'This would be lighter with another person in the room, and it need not be explained well. A message as short as “I am having a hard week” is enough.',
      step: 'Tell one person whom you trust, this week and in one sentence, how it has been.',
    },
    good: {
      view: 'Somebody had a share in this, or would be glad to hear of it. Telling them is no boasting; it gives both of you something.',
      step: 'Tell one person about “{about}” this week, and thank them if they had a part in it.',
    },
    open: {
      view: 'I would look at who else is in this: whom it touches, who knows it already, whom you would like beside you. One conversation may answer more than an evening of thinking.',
      step: 'Name one person who knows something about “{about}”, and arrange a short talk this week.',
    },
    unclear: {
      view: 'I cannot tell yet who is in this and what you wish from them. A sentence with a name or a role in it would help us to help you.',
    },
  },
  nova: {
    want: {
      view: 'Energy first, plan second. One block, forty minutes, one task. Get through the first minute; the rest follows or it does not.',
      step: 'Book one block of forty minutes this week for “{about}”, phone in another room, a rest before it.',
    },
    stuck: {
      view: 'Check the basics: sleep, food, light. Then one cue, not five. Change one variable and look once more.',
      step: 'Try “{about}” once this week at your best hour instead of the usual one, for twenty minutes.',
    },
    decide: {
      view: 'Tired heads choose badly. Sleep, walk, then decide. What is still true in the morning weighs more.',
      step: 'Sleep on “{about}” for two nights, and decide in your best hour of the day after.',
    },
    fear: {
      view: 'Give the nerves a task. Breathe out longer than in, then go for the first minute.',
      step: 'Practise the first minute of “{about}” three times this week, with one slow breath before each.',
    },
    people: {
      view: 'Never answer at full pulse. Rest, then words. You control timing and tone, and that is a lot.',
      step: 'Let one night pass before you answer, then choose a calm hour this week to speak about “{about}”.',
    },
    say: {
      view: 'Rested, fed, face to face, short. Then silence: the other one needs time, not more arguments.',
      step: 'Pick a rested hour this week for “{about}”: one sentence, no excuses, a walk afterwards.',
    },
    tired: {
      view: 'The load is too high, so recovery goes first. Put rest into the calendar, then see what fits round it.',
      step: 'Go to bed thirty minutes earlier on three nights this week, and note how the mornings feel.',
    },
    low: {
      view: 'Low load for now. Water, daylight, a slow walk. No targets this week.',
      step: 'Take a slow walk of ten minutes in daylight on one day this week, without any aim for it.',
    },
    good: {
      view: 'Good set. Now recover; that is where it settles. Then repeat what worked, with one change only.',
      step: 'Take a proper rest after “{about}”, then repeat it once this week with one thing changed.',
    },
    open: {
      view: 'The body first: rested or not? Then attention: one block, one question. Everything else waits outside.',
      step: 'Give “{about}” one undisturbed block of twenty minutes in your best hour this week.',
    },
    unclear: {
      view: 'No clear cue here. One sentence, one subject. Then we can work.',
    },
  },
};
