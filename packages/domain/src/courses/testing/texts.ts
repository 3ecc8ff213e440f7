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
