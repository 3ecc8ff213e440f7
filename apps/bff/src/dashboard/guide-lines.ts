import type { CorePersonaId } from '@everstep/domain';

/** Where the member stands today, as far as a greeting may know: steps, days and levels, never how anyone feels. */
export type GuideMoment = 'new' | 'back' | 'open' | 'openWithStreak' | 'checkedIn' | 'allDone' | 'nearLevel' | 'milestone';

/** `{name}`, `{streak}` (days), `{xpLeft}` (to the next level) and `{level}` (the next one) are filled in. */
export type GuideLines = Readonly<Record<GuideMoment, readonly string[]>>;

const kael: GuideLines = {
  new: [
    'Every door on this page is unlocked, {name}. Pick the smallest one and see where it goes.',
    'A first step is mostly a way of finding out what the second could be. Where shall we look?',
  ],
  back: [
    'Good to see you, {name}. Time away often shows which door you kept thinking of. Which one?',
    'You come back with fresh eyes. What looks possible today that did not before?',
  ],
  open: [
    'One small opening today is enough. Which one is already half ajar?',
    'Before the day fills up: what would be worth ten minutes of it?',
    'What did you walk past yesterday that deserves a second look?',
  ],
  openWithStreak: [
    '{streak} days of showing up. You are starting to see openings others walk past. What is today’s?',
    'After {streak} days there is a pattern in what works for you. Which part would you use on purpose today?',
  ],
  checkedIn: [
    'You are here, that is half of it. What is the one chance today that you would be sorry to miss?',
    'Checked in. Now tell me about one thing that might go better than you expect.',
  ],
  allDone: [
    'Today’s steps are done. The nicest openings tend to turn up when nothing is due.',
    'All done, {name}. If you want, tell me what surprised you today.',
  ],
  nearLevel: [
    '{xpLeft} XP and level {level} opens. One step you already know how to take.',
    'The next door is {xpLeft} XP away. Which step would you enjoy most?',
  ],
  milestone: [
    '{streak} days, {name}. Look at what you could not have known on the first of them.',
    'Day {streak}. What became possible because you kept coming back?',
  ],
};

const skye: GuideLines = {
  new: [
    'Welcome, {name}. Tell me one thing you mean to do this week, and I will ask about it.',
    'We start small and we keep it. What can you promise yourself for today only?',
  ],
  back: [
    'You are back, {name}. No report needed. What is the next promise you want to keep?',
    'The plan waited for you. Keep it, shrink it or drop it: all three are decisions.',
  ],
  open: [
    'What will be done by tonight, in one sentence?',
    'Name one thing and a time for it. A time makes it real.',
    'If today holds only one kept promise, which should it be?',
  ],
  openWithStreak: [
    '{streak} days kept. Same question as always, because it works: what is today’s one thing?',
    'You have said you would and then you did, {streak} days running. What is next on the list?',
  ],
  checkedIn: [
    'You checked in. Good. What is the next concrete step, and when does it start?',
    'That one is kept. Is there anything you should take off today’s list?',
  ],
  allDone: [
    'Everything you meant to do here is done. Close the list and mean it.',
    'Done is done, {name}. Tomorrow’s one thing can wait until tomorrow.',
  ],
  nearLevel: [
    '{xpLeft} XP to level {level}. One kept promise covers it.',
    'You are {xpLeft} XP short of level {level}. Nothing to rush, just the next thing on your list.',
  ],
  milestone: [
    '{streak} days. You said it and you did it. Write down what made it easy.',
    'Day {streak}, {name}. That is a record of kept promises, and nobody else made it.',
  ],
};

const luma: GuideLines = {
  new: [
    'Imagine a good ordinary day a year from now, {name}. What is on the table in front of you?',
    'Let us light one corner first. What would you like to see more clearly?',
  ],
  back: [
    'The picture you were drawing is still here, {name}. Does it still look like yours?',
    'Distance is good for seeing. What stands out now that you look again?',
  ],
  open: [
    'Which small thing today belongs to the bigger picture?',
    'Hold the far view for one breath. Then choose the step in front of you.',
    'If this week had a title, what would today’s line be?',
  ],
  openWithStreak: [
    '{streak} days, one beside the other. Step back: what are they beginning to show?',
    'A picture is filling in, {streak} days wide now. Where does it want more light?',
  ],
  checkedIn: [
    'You are here, and the lamp is on. What would you like it to fall on today?',
    'Good. Now picture this evening: what are you glad to have moved?',
  ],
  allDone: [
    'Today’s part of the picture is finished. Leave it to dry.',
    'All your steps are in, {name}. What does the whole look like from here?',
  ],
  nearLevel: [
    'Level {level} is in sight, {xpLeft} XP down the path. You can already see its shape.',
    '{xpLeft} XP more and the view changes. Which step shall it be?',
  ],
  milestone: [
    '{streak} days. That is no longer a sketch, {name}.',
    'Day {streak}. Put today’s view beside the first one and see what grew.',
  ],
};

const riko: GuideLines = {
  new: [
    'Welcome, {name}. I keep score, you keep your dignity. First move is yours.',
    'Three small steps and no paperwork. You have assembled furniture with worse instructions.',
  ],
  back: ['Look who it is. I told the others you were doing research, {name}.', 'You are back. I dusted your chair and asked no questions.'],
  open: [
    'Check in now and you may feel smug until lunch. I would take that deal.',
    'The couch will still be there in two minutes. I checked with it.',
    'One small step. I have seen you put more effort into finding a lid for a box.',
  ],
  openWithStreak: [
    '{streak} days in a row. At this rate people will start asking you for advice.',
    '{streak} days. Suspiciously reliable, {name}. Who are you and where is the old one?',
  ],
  checkedIn: [
    'Checked in already. Careful, this is how responsible people start.',
    'That was quick. What will you do with all the time you saved by not arguing with yourself?',
  ],
  allDone: [
    'All done. You may now look at the to-do lists of others with quiet pity.',
    'Nothing left on the list. I would invent something, but I respect you too much.',
  ],
  nearLevel: [
    '{xpLeft} XP to level {level}. Standing on the doorstep holding your shoes, are you?',
    'Level {level} is {xpLeft} XP away. I have the tiny trumpet ready.',
  ],
  milestone: [
    '{streak} days, {name}. I would make a joke, but honestly, well done.',
    'Day {streak}. I have lost bets over this, and never more gladly.',
  ],
};

const sera: GuideLines = {
  new: [
    'Welcome, {name}. Who would be glad to know that you are starting something?',
    'Hardly anything good is built alone. Who is one person you could learn from this month?',
  ],
  back: [
    'Lovely to see you, {name}. Who did you think of while you were away?',
    'Coming back is easier in company. Who could you say hello to today?',
  ],
  open: [
    'Who made something easier for you lately? A line of thanks takes one minute.',
    'Whose work did you enjoy this week? Tell them, with no question attached.',
    'Is there someone who would love to meet someone else you know?',
  ],
  openWithStreak: [
    '{streak} days of showing up. People notice steady ones. Who could you be steady with?',
    'You have kept this thread for {streak} days. Is there another, with a person at the end of it?',
  ],
  checkedIn: [
    'You are here. Now, who could use a short message from you today?',
    'Checked in. What are you working on that would go better with two?',
  ],
  allDone: [
    'Your steps are done, {name}. If there is room left, give a little of it to somebody you like.',
    'All done here. The best thing on tonight’s list may be a call without a reason.',
  ],
  nearLevel: [
    '{xpLeft} XP to level {level}. Who will you tell when you get there?',
    'Level {level} is one small step away, {xpLeft} XP. I am glad to walk it with you.',
  ],
  milestone: [
    '{streak} days, {name}. Somebody helped along the way. Do they know?',
    'Day {streak}. Share what worked: it is just what a friend may need to hear.',
  ],
};

const nova: GuideLines = {
  new: [
    'First rep, {name}. Light weight, clean form. Check in and breathe.',
    'We train the start, because everything else follows it. Ready when you are.',
  ],
  back: [
    'Rested legs, {name}. Start easier than you think you should.',
    'A break is part of training. First set today: something you know you can do.',
  ],
  open: [
    'One breath in, one step out. What is the first rep today?',
    'Your best hour deserves your best task. When is it, and what goes in?',
    'Warm up first: the smallest step, done with full attention.',
  ],
  openWithStreak: [
    '{streak} days of clean reps. Stay loose, keep the form, same again.',
    'Day by day, {streak} in a row. What will you focus on, and what will you leave out?',
  ],
  checkedIn: [
    'You are on the field. Choose one thing and give it your whole attention.',
    'Good start. Next: twenty minutes without a single interruption. What goes in?',
  ],
  allDone: [
    'Session complete. Recovery counts as training, so take it seriously.',
    'All sets done, {name}. Shake it out and let it sink in.',
  ],
  nearLevel: ['{xpLeft} XP to level {level}. One more rep, same form.', 'Level {level} is {xpLeft} XP away. Steady pace, no sprint.'],
  milestone: [
    '{streak} days. That is conditioning, {name}. It will carry you further than a push ever could.',
    'Day {streak}. Notice how little effort the start takes now.',
  ],
};

/** What each core guide may say at the top of the dashboard. */
export const guideLines: Readonly<Record<CorePersonaId, GuideLines>> = { kael, skye, luma, riko, sera, nova };
