/** Texts of many kinds and languages, as members paste them. */

/** Facts and advice, one after another, without a heading. */
export const ten =
  'Sleep comes in cycles of about ninety minutes. Deep sleep mostly comes in the first half of the night. Dreams come mostly in the second half. A cool, dark room helps sleep. Light from a screen in the evening delays it. Coffee stays in the body for about six hours. A regular time for getting up helps more than a regular time for going to bed. Alcohol helps one fall asleep and breaks the second half of the night. Who lies awake for long does better to get up for a while. A nap of twenty minutes does not spoil the night.';

/** Hardly a text. */
export const two = 'Bees keep their hive at thirty-five degrees in winter. They tremble with their flight muscles to make the heat.';
export const five =
  'A fuse is a thin wire in a circuit. It melts when the current gets too strong. A melted fuse has to be replaced, because it cannot be repaired. A circuit breaker does the same job with a switch. It can be switched on again after the fault is found.';
export const recipe = `# Lentil soup

## Ingredients
- 250 g red lentils
- 1 onion
- 2 carrots
- 1 litre of water
- 2 teaspoons of cumin
- Salt and lemon juice

## Method
1. Chop the onion and the carrots into small cubes.
2. Heat two tablespoons of oil in a pot and fry the onion for five minutes.
3. Stir in the cumin and fry it for one minute, until it smells nutty.
4. Add the carrots, the lentils and the water, and bring everything to the boil.
5. Simmer the soup for 20 minutes and stir it now and then, because lentils stick to the bottom.
6. Season it with salt only at the end, since salt makes the lentils tough.
7. Add the lemon juice after the pot is off the stove.

## Keeping
The soup keeps for three days in the fridge. It thickens overnight, so add a cup of water when you warm it up. Frozen soup keeps for three months.`;
export const technical = `A database index is a sorted copy of one or more columns. It lets the database find rows without reading the whole table. A table with one million rows needs about 20 comparisons with a B-tree index. Without an index the database reads all one million rows. Every insert has to update each index, so indexes slow down writes. An index on a column with few different values helps little, because each value points to many rows. A composite index covers several columns in a fixed order. A query can use a composite index only if it filters by the first column. The query planner chooses an index from its statistics. Old statistics lead to bad plans. If a query is slow, look at its plan before you add an index. An unused index costs disk space and should be dropped. A covering index holds every column that a query needs. The database then reads the index alone and never touches the table.`;
export const history = `# The Hanseatic League

The Hanseatic League was an alliance of trading towns around the Baltic Sea. It grew out of guilds of merchants in the twelfth century. Lübeck was founded in 1143 and became its leading town. In 1241 Lübeck and Hamburg agreed to protect the road between their harbours. The first general diet met in Lübeck in 1356.

The league traded fish, salt, grain, timber and furs. Its ships, called cogs, carried up to 200 tonnes. Offices stood in London, Bruges, Bergen and Novgorod. The office in Bergen controlled the trade in dried cod. Merchants in these offices had to stay unmarried.

War with Denmark ended in 1370 with the Treaty of Stralsund. The treaty gave the league a say in the choice of the Danish king. This was the height of its power. Ivan III closed the office in Novgorod in 1494.

Princes became stronger than towns, so the league lost its privileges. Dutch ships were cheaper to build and needed smaller crews. The herring moved from the Baltic to the North Sea. The last diet met in 1669 with only nine towns. Lübeck, Hamburg and Bremen kept the name until the nineteenth century.`;
export const markdown = `## Houseplants: watering

- **Most houseplants die from too much water**, not from too little.
- Push a finger two centimetres into the soil; water only when it is dry there.
- Cacti need water every three weeks in summer and *almost none* in winter.
- Roots need air. Wet soil has no room for air, so roots rot.
- Rainwater is better than tap water, because it holds less lime.
- Yellow leaves mean too much water; brown tips mean dry air.
- Never let a pot stand in water for more than half an hour.
- A pot with a hole in its bottom forgives mistakes.
- Ferns like the bathroom, since its air is moist.`;
export const german = `Der Schlaf verläuft in Zyklen von etwa neunzig Minuten. Der Tiefschlaf liegt vor allem in der ersten Hälfte der Nacht. Träume kommen meist in der zweiten Hälfte. Ein kühles, dunkles Zimmer fördert den Schlaf. Das Licht eines Bildschirms verzögert ihn am Abend. Koffein bleibt etwa sechs Stunden im Körper. Eine feste Zeit zum Aufstehen hilft mehr als eine feste Zeit zum Einschlafen. Alkohol stört die zweite Hälfte der Nacht, weil er die Träume unterdrückt. Wer lange wach liegt, sollte eine Weile aufstehen. Ein Mittagsschlaf von zwanzig Minuten schadet der Nacht nicht.`;
export const spanish = `El pan de masa madre necesita tiempo y paciencia. La masa madre es una mezcla de harina y agua con levaduras salvajes. Hay que alimentar la masa madre una vez al día. La sal frena las levaduras, porque les quita agua. La masa reposa unas cinco horas a veinticuatro grados. Una noche en la nevera mejora el sabor. El horno debe estar muy caliente antes de meter el pan. El vapor mantiene la corteza blanda durante los primeros minutos. El pan está listo cuando suena hueco. Conviene esperar una hora antes de cortarlo.`;
export const french = `Le vélo est un moyen de transport rapide en ville. Un cycliste roule en moyenne à quinze kilomètres à l'heure. La voiture avance moins vite que le vélo aux heures de pointe. La chaîne doit être huilée toutes les deux semaines. Une chaîne sèche s'use vite, parce que le métal frotte sur le métal. Les freins perdent leur force quand les patins sont usés. Il faut gonfler les pneus une fois par mois. Un pneu mou crève plus souvent et demande plus d'effort. Un bon antivol coûte environ dix pour cent du prix du vélo. La nuit, les lumières sont obligatoires.`;
export const russian = `Чай растёт на кустах в тёплых и влажных горах. Чайный лист собирают вручную несколько раз в год. Зелёный чай не окисляют, поэтому он сохраняет цвет. Чёрный чай окисляют несколько часов. Вода для зелёного чая должна иметь около 80 градусов. Чёрный чай заваривают кипятком. Чайник сначала согревают горячей водой. Слишком долгая заварка делает чай горьким. Кофеин из чая действует мягче, чем кофеин из кофе. Чай хранят в тёмном и сухом месте.`;
export const chinese = `茶树生长在温暖潮湿的山区。茶叶每年采摘几次。绿茶不发酵，所以保持绿色。红茶要发酵几个小时。泡绿茶的水温大约是80度。红茶要用开水冲泡。茶壶应该先用热水温一下。泡的时间太长，茶会变苦。茶叶要放在阴凉干燥的地方。茶里的咖啡因比咖啡里的温和。`;
export const headed = `# Starting to run

## Why people stop
Most beginners run too fast. After two weeks their shins hurt, and after three weeks the shoes stand in the cupboard. Muscles adapt within weeks, but tendons need months. A runner who can talk in whole sentences runs at the right pace.

Motivation is a poor plan. People who run on fixed days keep running longer than people who run when they feel like it. A partner who waits at the corner helps more than an app.

## The first eight weeks
Run three times a week and leave a day between two runs. In the first week, run one minute and walk two minutes, ten times. Add one minute of running each week, so that the body gets used to the load. In the eighth week most beginners run twenty minutes without a break. If a week feels too hard, repeat it.

Warm up with five minutes of brisk walking. Cold muscles tear more easily. Stretching before a run does not prevent injuries, whereas strength training twice a week halves their number.

## Shoes and ground
A running shoe lasts about 800 kilometres. After that its foam no longer absorbs the shock. A shoe should leave a thumb's width of space in front of the toes, because feet swell during a run. Buy shoes in the afternoon. Forest paths spare the joints more than asphalt, but asphalt is easier on weak ankles.

## Food and drink
A run of less than an hour needs no food on the way. Water is enough. A meal should lie two hours back. Coffee an hour before a run makes the effort feel easier. Alcohol delays the recovery of the muscles.

## Pain and rest
Sore muscles are normal for two days. Pain in a joint is a signal to stop. Sleep repairs more than any ointment, since growth hormone is released in deep sleep. A pause of one week costs hardly any fitness. A pause of four weeks costs about ten per cent of it. Never run with a fever, because an infection can reach the heart.`;
