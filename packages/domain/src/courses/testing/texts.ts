/** Three texts as members paste them: a chapter with headings, plain paragraphs without any, and a list-like guide. */
export const sourdough = `# Baking with sourdough

## The starter
A starter is a mix of flour and water in which wild yeast and bacteria live together. It needs about 7 days until it is strong enough to raise a loaf. Feed it once a day with the same weight of flour and water, because hungry yeast grows slowly. A ripe starter doubles within 6 hours and smells of yoghurt rather than of vinegar. If a grey liquid stands on top, the starter is hungry and not spoiled. A starter that shows pink streaks has to be thrown away.

## Mixing and rest
A plain dough has 500 grams of flour, 350 grams of water, 100 grams of starter and 10 grams of salt. The weight of the water divided by the weight of the flour is called hydration, and 70 per cent is a good beginning. Salt slows the yeast and tightens the gluten, so it is added half an hour after the flour. During this rest, which bakers call autolyse, the flour takes up water and gluten forms without kneading. A dough that rests well needs less work later.

## Bulk fermentation
Bulk fermentation is the first rise of the whole dough. At 24 degrees it takes about 5 hours, at 18 degrees nearly twice as long. Fold the dough 4 times in the first 2 hours, because folding stretches the gluten and spreads the warmth. The dough is ready when it has grown by half and small bubbles show at the side of the bowl. A dough that rises too long becomes sour and tears when it is shaped. Beginners stop too early more often than too late.

## Shaping and baking
Shape the loaf on a board with little flour, so that the surface gets tight. A night in the fridge slows the yeast and lets the bacteria build flavour. Bake the loaf in a hot pot with its lid on for 25 minutes, because steam keeps the crust soft while the loaf rises. Take the lid off for the last 20 minutes, so that the crust becomes brown. The loaf is done when it sounds hollow and its inside has 96 degrees. Let it cool for an hour before you cut it.`;

export const spacing = `Most people read a chapter twice before an exam and feel that they know it. Rereading makes a text familiar, and familiar things feel easy. This feeling is called an illusion of fluency, and it is a poor guide to what will be remembered next week.

Retrieval practice means that a learner closes the book and tries to recall what was in it. In an experiment of 2006, one group of students read a text 4 times, and another group read it once and recalled it 3 times. After 5 minutes the readers were slightly ahead. After a week the recallers remembered 61 per cent of the text and the readers only 40 per cent. Recall is harder than reading, and this effort is what strengthens memory.

Spacing is the second idea. An hour of practice on one evening does less than four quarters of an hour on four evenings, because forgetting a little between sessions makes the next recall harder and therefore more useful. The best gap depends on the date of the exam. For an exam in 10 days a gap of 1 or 2 days works well, and for an exam in 6 months a gap of about 3 weeks is better. Flashcard programs choose such gaps from the answers of the learner.

Interleaving mixes problems of different kinds in one session. A student who solves ten problems of one kind in a row knows the method before reading the problem. A student who meets different kinds has to choose the method first, and choosing is what an exam asks for. Interleaving feels slow, and learners often rate it worse although they score higher a month later.

Feedback completes the circle. A wrong answer that is corrected at once does no harm, and errors made with high confidence are corrected best. Learners should write down their answer before they look, since a glance at the solution destroys the test. A good session ends with a short list of what could not be recalled. That list is the plan for the next session.`;

export const budget = `How to make a first budget

A budget is a plan for money that has not been spent yet. It begins with the income of one month after tax. Write down what arrived on the account in the last 3 months and take the lowest of the three numbers.

Next come the fixed costs: rent, insurance, electricity, phone and loans. Fixed costs should stay below 50 per cent of the income. If rent alone takes 40 per cent, the rest of the plan becomes tight. Yearly bills are divided by 12 and put aside each month, because a car insurance in January surprises only people without a plan.

Variable costs are food, transport, clothes and leisure. Nobody guesses them well. Keep every receipt for 4 weeks and sort them into five groups. Most households find that food costs a third more than they thought. A weekly limit works better than a monthly limit, since a mistake is noticed after days instead of weeks.

Savings come first and not last. A standing order on the day of the salary moves 10 per cent to another account before anything else happens. The first aim is an emergency fund of 3 months of fixed costs. Such a fund turns a broken washing machine from a crisis into an errand. Only then do investments make sense.

Debts with high interest are paid before savings grow. A credit card at 18 per cent costs more than any safe account pays. The avalanche method pays the debt with the highest interest first and costs the least. The snowball method pays the smallest debt first and keeps more people going. Both methods work when no new debt is added.

Look at the budget once a month for 20 minutes. Compare the plan with what happened and change one number only. A budget that never changes describes a life that nobody lives.`;

/** Running text of a magazine, without headings. */
export const sleep = `Most adults need between seven and nine hours of sleep a night, yet one in three gets less than six. Sleep is not a pause in which nothing happens. While you lie still, your brain sorts the memories of the day, your muscles repair themselves and your immune system makes new defences.

A night is built from cycles of about 90 minutes. Each cycle begins with light sleep, sinks into deep sleep and ends with dream sleep. Deep sleep comes mostly in the first half of the night and helps the body to recover. Dream sleep grows longer towards the morning and helps you to work through feelings. If you cut a night short by two hours, you lose more than half of your dream sleep.

Two forces decide when you become tired. The first is sleep pressure, which grows with every hour that you are awake. A substance called adenosine builds up in the brain and makes you drowsy. Caffeine blocks adenosine for six to eight hours, so a coffee at four in the afternoon can still keep you awake at ten. The second force is the body clock, which follows daylight. Morning light sets the clock forward, and bright screens in the evening set it back.

A regular rhythm helps more than any remedy. Get up at the same time every day, even after a poor night. Go outside for 20 minutes within an hour of waking, because daylight is up to 50 times brighter than a lit room. Keep the bedroom dark, quiet and cool; about 18 degrees suits most people. Alcohol makes you fall asleep faster, but it breaks up the second half of the night.

If you cannot sleep, do not stay in bed and fight. After 20 minutes, get up, sit somewhere with dim light and read something dull until you feel sleepy. Lying awake in bed teaches the brain that bed is a place for worrying. Write tomorrow's tasks on paper before you lie down, since an open list keeps the mind busy. Short naps are fine, but a nap after three in the afternoon takes sleep pressure away from the night.

People who wake up tired for more than three months, snore loudly or stop breathing in their sleep should see a doctor. Sleep apnoea, for example, affects about one adult in twenty and is easy to treat.`;

/** Advice with headings in Markdown. */
export const salary = `# Negotiating a salary

## Before you talk
A negotiation is won before it begins. Find out what your work is worth: ask three people in similar jobs, read two salary surveys and look at current advertisements. Write down three numbers: your target, your ideal and the lowest offer that you would accept. The lowest number is your walk-away point, and you never say it aloud.

List five results from the past year and give each of them a figure. "I answered customers faster" is weak; "I cut the waiting time from four days to one" is strong. Employers pay for value, not for need, so leave your rent out of the conversation.

## The first number
Whoever names the first number sets the anchor. Research shows that final salaries end up close to the anchor, even when both sides know that it is arbitrary. If you know the market, name the first number yourself and aim about 10 percent above your target. If you do not know the market, ask for the range that is planned for the position. An exact figure such as 52,400 sounds better researched than a round one such as 50,000.

## In the conversation
Say your number calmly and then be silent. Silence feels long to you, but it gives the other side time to think. Do not fill it with apologies. When you hear a no, ask what would have to happen for it to become a yes. A calm question keeps the door open, while a threat closes it. Never invent a competing offer, because a lie that comes out costs you the job.

## More than money
When the salary is fixed, other things often are not. Holidays, a training budget, working hours and the start date can all be negotiated. One extra week of holiday is worth about 2 percent of a year's pay. Ask for one thing at a time, and begin with the one that matters most to you.

## Afterwards
Get the agreement in writing within two days. Thank the person, whatever the result was. If the answer was no, agree on a date in six months when you will talk again, and on the results that would justify a raise. Most raises are given to people who asked twice.`;

/** Practical steps, with figures. */
export const tomatoes = `Tomatoes want warmth, light and steady water, and almost every problem comes from a lack of one of the three. Sow the seeds indoors six to eight weeks before the last frost. A windowsill is rarely bright enough: seedlings that reach for the light grow thin and fall over. Keep the soil at 20 to 25 degrees until the first leaves appear, then a little cooler.

Move each seedling into its own pot when it has its first true leaves. Plant it deeper than before, right up to the lowest leaves, because the buried stem grows extra roots. A week before planting out, harden the plants off. Put them outside for two hours on the first day and a few hours longer on each day after that.

Plant tomatoes outside when the nights stay above 10 degrees. Give each plant 60 centimetres of space, since wet leaves that touch each other spread blight. Put the stake into the ground before the plant, so that you do not tear the roots. Mix a spadeful of compost into the planting hole; fresh manure is too strong and burns the roots.

There are two kinds of plant. Cordon varieties grow upwards all summer and need a stake. Bush varieties stop at about one metre and need no pruning. On cordon varieties, pinch out the side shoots every week while they are small. Side shoots grow in the angle between leaf and stem and take strength away from the fruit.

Water the soil and not the leaves. A plant in full growth drinks about two litres a day, and more in a heatwave. Irregular watering splits the fruit and causes blossom end rot, a dark patch at the bottom of the tomato. A layer of straw, five centimetres thick, keeps the moisture in the ground. Once the first fruit has set, feed the plants every ten days with a fertiliser that is rich in potassium. Too much nitrogen gives many leaves and few tomatoes.

Pick tomatoes when they come off the stem with a light twist. Green fruit ripens indoors next to a banana, because a banana gives off ethylene. Never keep tomatoes in the fridge: below 12 degrees they lose their flavour.`;

/** Advice with quotations, names and a first line that is its title. */
export const feedback = `Giving feedback at work

Feedback is a gift that few people like to unwrap. Most managers give it once a year, in a form that nobody reads. Good feedback comes within a day or two, while both sides still remember what happened.

Describe what you saw before you say what you think. "You were late three times this week" is an observation; "you are unreliable" is a judgement. People can change what they do, but they defend who they are. An observation is something that a camera could have recorded.

Say what the behaviour led to. When a report arrives on Friday evening, the team in Singapore loses a whole weekend. Without the effect, a colleague hears only that you are annoyed. Kim Scott calls this caring personally and challenging directly.

Ask a question and listen to the answer. Maria, a nurse in Leeds, learned that her colleague was late because the bus timetable had changed in March. A question costs ten seconds and saves an hour of argument. Listening does not mean that you agree.

End with one next step. Agree on what will change, by when, and how you will both notice. Write it down in two lines and send it the same day. Follow up after two weeks, since a promise that nobody checks is soon forgotten.

Praise follows the same rules. "Great job" pleases for a moment, whereas "your summary on page two saved us a meeting" can be repeated. Research by Marcial Losada suggested 5 positive remarks for each critical one, although later studies doubted the figure. Do not wrap criticism between two compliments, because people learn to distrust the compliments.`;
