import type { StatementKind } from './kinds.ts';

export type LanguageId = 'en' | 'de' | 'fr' | 'es' | 'other';

/** What the rules know of one language. Of a language that they don't know they take the words as they stand. */
export interface Language {
  readonly id: LanguageId;
  /** Words that carry no subject of their own. */
  readonly emptyWords: ReadonlySet<string>;
  /** Words for any amount, time or place: alone they say nothing of a subject, beside another word they may. */
  readonly genericWords: ReadonlySet<string>;
  /** Words after which a noun comes. */
  readonly beforeNouns: ReadonlySet<string>;
  /** What stands between two things that are named together. */
  readonly and: string;
  /** Numbers in words, each with its value. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The beginning of a sentence that hangs on the one before. */
  readonly leaning: RegExp;
  /** What the kinds of statements look like; the first that fits counts. */
  readonly kinds: readonly (readonly [StatementKind, RegExp])[];
  /** The place before a reason; the reason follows. */
  readonly beforeReason: RegExp;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const numbersOf = (words: string): ReadonlyMap<string, number> =>
  new Map(words.split(' ').map((pair) => [pair.replace(/\d+$/, ''), Number(/\d+$/.exec(pair)?.[0])]));
const NEVER = /(?!)/;

const english: Language = {
  id: 'en',
  emptyWords: set(
    'a about above across actually after again against ago all almost along already also although always am among an and another any anybody anyone anything are around as ' +
      'at away back be became because become becomes been before began begin begins behind being below better between both bring brings but by call called calls came can cannot ' +
      'come comes could did different do does doing done down during each early either else enough especially even ever every everybody everyone everything few find finds first for found from ' +
      'full gave get gets give given gives go goes going gone good got had hardly has have having he held help helps hence her here hers herself high him himself his hold holds how however i if in ' +
      'indeed inside instead into is it its itself just keep keeps kept kind knew know known knows large last late later least lowest highest leave leaves left less let lets like likely little long longer look ' +
      'looks lot made make makes making many may maybe me mean means might mine more most mostly much must my myself near nearly need needed needs neither never new next no nobody none nor not ' +
      'nothing now of off often old on once one ones only onto or other others otherwise ought our ours out over own part per perhaps please possible put puts quite rather really right roughly ' +
      'said same saw say says second see seem seemed seems seen several shall she should show shows since small so some somebody someone something sometimes soon still stop stops such take taken takes tell ' +
      'tells than that the their theirs them themselves then there therefore these they thing things think this those though through thus till time times to today together told too third took ' +
      'toward towards turn turned turns twice two three four five six seven eight nine ten under unless unlike until up upon us use used uses using usually very want wants was way ways we well went were what ' +
      'whatever when whenever where whereas whether which while who whole whom whose why will with within without would yes yet you your yours yourself',
  ),
  genericWords: set(
    'hour minute second day night week month year century today yesterday tomorrow morning noon afternoon evening weekend date moment while half quarter third piece bit side top bottom end beginning ' +
      'start middle front edge place point part kind sort type form example case fact number figure amount result reason cause lack difference question answer problem way thing person ' +
      'people someone hand head matter sense use step level rest position percent per cent degree metre centimetre litre gram kilogram kind text chapter section line word list set group pair ' +
      'inside outside eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand winter summer spring autumn',
  ),
  beforeNouns: set(
    'a an the this that these those my your his her its our their each every no any some of in on with without from into for between by about as few many several two three four five six seven eight nine ten',
  ),
  and: ' and ',
  numbers: numbersOf(
    'two2 three3 four4 five5 six6 seven7 eight8 nine9 ten10 eleven11 twelve12 fifteen15 twenty20 thirty30 forty40 fifty50 sixty60 seventy70 eighty80 ninety90 hundred100 thousand1000',
  ),
  leaning:
    /^(?:it|they|he|she|this|that|these|those|so|but|and|or|then|there|such|both|instead|otherwise|however|therefore|here|its|their|his|her|another|neither|during this|after that|before that)\b/i,
  kinds: [
    ['warning', /^(?:never|do not|don[’']t|avoid)\b|\b(?:must not|should not|has to be thrown|is dangerous|is forbidden)\b/i],
    ['condition', /^(?:if|when|whenever|unless)\s[^,]{6,90},\s/i],
    ['cause', /\b(?:because|so that|therefore|since (?!\p{N})|which is why|leads? to|causes?|caused|as a result|, so)\b/iu],
    [
      'contrast',
      /\b(?:unlike|whereas|instead of|rather than|on the other hand|but not)\b|,\swhile\b|\bthan\s(?!\p{N}|half|one|two|three|four|five|six|seven|eight|nine|ten|an?\s(?:minute|hour|day|week|month|year))/iu,
    ],
    ['advice', /\b(?:must|should|ought to|need to|has to|have to|does? better|it is (?:best|better|wise))\b|,\sdo not\b/i],
    [
      'definition',
      /\b(?:is|are|means|is called|are called|is known as|consists? of|refers? to)\s+(?:a|an|the|any|what|called)\b|\bis called\b|\bmeans that\b/i,
    ],
    ['influence', /\b(?:helps?|delays?|prevents?|improves?|worsens?|strengthens?|weakens?|protects?|spoils?|repairs?|harms?|spares?)\b/i],
    [
      'effect',
      /\b(?:makes?|made|keeps?|lets?|breaks?|lowers?|slows?|stops?|blocks?|reduces?|increases?|changes?|changed|ended|began|allows?|brings?|brought|gives?|turns?|forced?|led|speeds?)\b/i,
    ],
  ],
  beforeReason: /,?\s(?=(?:because|since|so that)\s)/,
};

const german: Language = {
  id: 'de',
  emptyWords: set(
    'aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus außer bei beide beim bereits besonders besser bevor bin bis bist da dabei dadurch dafür dagegen daher damit danach dann daran darauf ' +
      'daraus darf darüber das dass davon dazu dein deine dem den denn der des deshalb desto dich die dies diese diesem diesen dieser dieses doch dort du durch dürfen ebenso eher ein eine einem einen einer eines einige einmal er erst es etwa ' +
      'etwas euer für fast ganz gar gegen geht gern gibt gut hat hatte hatten haben hier hilft hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in indem ins ist ja je jede jedem jeden jeder jedes jedoch jetzt kann kaum kein ' +
      'keine keinen keiner kommt kommen können könnte lange lässt länger macht machen man manche mehr mein meine meist meisten mich mit möglich muss müssen nach nachdem nächste nah neben nicht nichts nie noch nur nun ob oben oder oft ohne sehr ' +
      'sein seine seinem seinen seiner seit sich sie sind so sobald solche soll sollen sollte sondern sonst statt steht trotz über um und uns unser unten unter viel viele vielen vom von vor während war waren warum was weg wegen weil weiter ' +
      'welche wenig wenige weniger wenn wer werden wie wieder will wir wird wo wobei wurde wurden zu zum zur zwar zwischen',
  ),
  genericWords: set(
    'stunde stunden minute minuten sekunde sekunden tag tage tagen nacht nächte woche wochen monat monate monaten jahr jahre jahren jahrhundert zeit uhr morgen mittag abend hälfte teil teile grad prozent meter liter gramm mal male art ' +
      'weile beispiel fall grund ende anfang mitte seite stelle punkt frage weise menge zahl mensch menschen leute ding dinge sommer winter frühling herbst',
  ),
  beforeNouns: set(
    'der die das den dem des ein eine einen einem einer eines im am zum zur beim vom kein keine jeder jede jedes dieser diese dieses viele',
  ),
  and: ' und ',
  numbers: numbersOf(
    'zwei2 drei3 vier4 fünf5 sechs6 sieben7 acht8 neun9 zehn10 elf11 zwölf12 fünfzehn15 zwanzig20 dreißig30 vierzig40 fünfzig50 sechzig60 siebzig70 achtzig80 neunzig90 hundert100 tausend1000',
  ),
  leaning:
    /^(?:er|sie|es|dies|diese[rsmn]?|das (?:ist|war|heißt)|dann|so|aber|und|oder|danach|dabei|dadurch|deshalb|daher|dort|sonst|ihre?|seine?|beide|jedoch|dazu|außerdem)\s/i,
  kinds: [
    ['warning', /(?:^|[\s,])(?:nie|niemals|darf nicht|dürfen nicht|soll(?:te)? nicht|vermeide)(?=[\s,.])/iu],
    ['condition', /^(?:wenn|falls|sobald|wer)\s[^,]{6,90},\s/i],
    ['cause', /(?:^|[\s,])(?:weil|denn|deshalb|daher|darum|damit|deswegen|sodass|wegen|führt zu|dadurch)(?=[\s,])/iu],
    [
      'contrast',
      /(?:^|[\s,])(?:während|hingegen|dagegen|sondern|statt|anstatt|im Gegensatz|mehr als|weniger als|besser als|\p{L}+er als)(?=[\s,])/iu,
    ],
    ['advice', /(?:^|[\s,])(?:soll|sollte|sollten|muss|müssen|man nehme|am besten|besser)(?=[\s,])/iu],
    [
      'definition',
      /(?:^|\s)(?:ist|sind) (?:ein|eine|einer|der|die|das)\s|(?:^|\s)(?:heißt|heißen|nennt man|bedeutet|bezeichnet)(?=[\s,.])/iu,
    ],
    ['influence', /(?:^|\s)(?:hilft|helfen|verzögert|verhindert|stört|fördert|stärkt|schwächt|schadet|schützt)(?=[\s,.])/iu],
    ['effect', /(?:^|\s)(?:macht|machen|hält|bremst|erhöht|senkt|verändert|veränderte|bringt)(?=[\s,.])/iu],
  ],
  beforeReason: /,?\s(?=(?:weil|denn|damit|sodass)\s)/,
};

const french: Language = {
  id: 'fr',
  emptyWords: set(
    'à afin ai ainsi alors après assez au aucun aucune aujourd aura aussi autre autres aux avant avec avoir beaucoup bien car ce ceci cela celle celles celui cependant ces cet cette ceux chaque chez comme comment contre dans de depuis ' +
      'dernier des devient deux doit doivent donc dont du elle elles en encore enfin entre environ est et étaient était être eux fait faire faut fois font hui ici il ils jamais je jusqu jusque juste la là le les leur leurs lors lorsque lui ' +
      'ma mais mal me meilleur même mêmes mes mieux moins moment mon ne ni non nos notre nous on ont ou où par parce parfois pas pendant permet peu peut peuvent plus plusieurs plutôt plupart pour pourquoi premier première presque puis ' +
      'quand quatre que quel quelle quelques qui quoi rien sa sans se seconde second sera ses seul seulement si sinon soit son sont sous souvent sur ta tant te tel telle tes toi toujours ton tous tout toute toutes très trois trop tu un une vers ' +
      'vient viennent vite voici voilà vos votre vous vraiment y reste aide',
  ),
  genericWords: set(
    'heure heures minute minutes seconde secondes jour jours nuit nuits semaine semaines mois an ans année années siècle temps matin midi soir moitié partie parties degré degrés cent pourcent mètre mètres litre litres gramme grammes fois ' +
      'exemple cas raison fin début milieu côté lieu endroit point question façon manière nombre quantité personne personnes gens chose choses été hiver printemps automne',
  ),
  beforeNouns: set('le la les un une des du au aux de ce cet cette ces son sa ses leur leurs chaque quelques plusieurs'),
  and: ' et ',
  numbers: numbersOf(
    'deux2 trois3 quatre4 cinq5 six6 sept7 huit8 neuf9 dix10 onze11 douze12 quinze15 vingt20 trente30 quarante40 cinquante50 soixante60 cent100 mille1000',
  ),
  leaning:
    /^(?:il(?! (?:faut|y a|est|vaut|existe))|elle|ils|elles|ce|cela|ça|ceci|c[’']est|ces|cette|cet|alors|mais|et|ou|puis|ainsi|donc|pourtant|cependant|ensuite|leurs?|sa|son|ses)\s/i,
  kinds: [
    ['warning', /(?:^|\s)(?:ne jamais|jamais|il ne faut pas|évite[zr]?|ne doi(?:t|vent) pas)(?=[\s,.])/iu],
    ['condition', /^(?:si|quand|lorsqu)[^,]{6,90},\s/i],
    ['cause', /(?:^|[\s,])(?:parce qu|car|donc|puisque|afin|pour que|c[’']est pourquoi|à cause|grâce à|entraîne|provoque)/iu],
    [
      'contrast',
      /(?:^|[\s,])(?:tandis qu|alors qu|au lieu|plutôt qu|en revanche|contrairement|(?:plus|moins|mieux|davantage) (?:\p{L}+ )?qu)/iu,
    ],
    ['advice', /(?:^|\s)(?:il faut|il vaut mieux|doi(?:t|vent)|mieux vaut|devrai(?:t|ent))(?=\s)/iu],
    ['definition', /(?:^|\s)(?:est|sont) (?:une?|le|la|les|l[’'])|(?:^|\s)(?:s[’']appelle|signifie|désigne|on appelle)(?=\s)/iu],
    ['influence', /(?:^|\s)(?:aide|aident|retarde|empêche|favorise|améliore|protège)(?=[\s,.])/iu],
    ['effect', /(?:^|\s)(?:rend|garde|ralentit|réduit|augmente|change|changea|permet|apporte|provoque)(?=[\s,.])/iu],
  ],
  beforeReason: /,?\s(?=(?:parce qu|car\s|puisqu|afin\s))/,
};

const spanish: Language = {
  id: 'es',
  emptyWords: set(
    'a al algo alguna algunas alguno algunos allí ante antes aquel aquella así aún aunque ayuda bajo bastante bien cada casi como con contra cosa cual cuando cuanto da de deben debe del desde después donde dos durante e el él ella ellas ellos ' +
      'en entonces entre era eran es esa esas ese eso esos esta está están estaba estar estas este esto estos fue fueron gran ha hace hacen hacer hacia han hasta hay he la las le les lo los luego más mayor me mejor menos mi mientras ' +
      'mis misma mismas mismo mismos mucha muchas mucho muchos muy nada ni ningún no nos nosotros nunca o otra otras otro otros para parte pero poca poco pocos por porque primer primera primero pronto pues puede pueden que quien quienes se ' +
      'sea según segunda segundo ser si sí siempre sido sin sino sobre solo sólo son su sus suele tal también tan tanto te tiene tienen toda todas todo todos tras tres tu tus un una unas uno unos usted ustedes va vez veces vienen viene y ya yo',
  ),
  genericWords: set(
    'hora horas minuto minutos segundo segundos día días noche noches semana semanas mes meses año años siglo tiempo mañana mediodía tarde mitad parte partes grado grados ciento metro metros litro litros gramo gramos vez veces ejemplo caso ' +
      'razón fin final principio medio lado lugar punto pregunta manera forma número cantidad persona personas gente cosa cosas verano invierno primavera otoño',
  ),
  beforeNouns: set('el la los las un una unos unas del al de este esta estos estas su sus cada muchos muchas varios varias'),
  and: ' y ',
  numbers: numbersOf(
    'dos2 tres3 cuatro4 cinco5 seis6 siete7 ocho8 nueve9 diez10 once11 doce12 quince15 veinte20 treinta30 cuarenta40 cincuenta50 sesenta60 setenta70 ochenta80 noventa90 cien100 mil1000',
  ),
  leaning: /^(?:él|ella|ellos|ellas|esto|eso|este|esta|estos|estas|ese|esa|entonces|pero|y|o|luego|así|además|sin embargo|por eso|sus?)\s/i,
  kinds: [
    ['warning', /(?:^|\s)(?:nunca|no debe[ns]?|no hay que|evite|evitar)(?=[\s,.])/iu],
    ['condition', /^(?:si|cuando)\s[^,]{6,90},\s/i],
    ['cause', /(?:^|[\s,])(?:porque|pues|ya que|por eso|para que|debido|por lo tanto|así que|causa|provoca)(?=[\s,])/iu],
    ['contrast', /(?:^|[\s,])(?:mientras que|en cambio|en lugar de|sino|a diferencia|(?:más|menos|mejor) (?:\p{L}+ )?que)(?=[\s,])/iu],
    ['advice', /(?:^|\s)(?:hay que|deben?|conviene|es mejor|debería[ns]?)(?=\s)/iu],
    ['definition', /(?:^|\s)(?:es|son) (?:una?|el|la|los|las)\s|(?:^|\s)(?:se llaman?|significa|se define)(?=\s)/iu],
    ['influence', /(?:^|\s)(?:ayudan?|retrasa|impide|favorece|mejora|protege)(?=[\s,.])/iu],
    ['effect', /(?:^|\s)(?:hace|mantiene|frena|reduce|aumenta|cambia|cambió|permite|trae|rompe|provoca)(?=[\s,.])/iu],
  ],
  beforeReason: /,?\s(?=(?:porque|pues|ya que|para que)\s)/,
};

const other: Language = {
  id: 'other',
  // The signs of Chinese that stand between words.
  emptyWords: new Set(
    '的了是在和有不也就都而及与或一个我你他她它们这那要会能可以把被从到对于为所但很更最里上下中大小多少约因此如果并每比使让用先再还',
  ),
  genericWords: new Set(),
  beforeNouns: new Set(),
  and: ' · ',
  numbers: new Map(),
  leaning: NEVER,
  kinds: [],
  beforeReason: NEVER,
};

export const languages: Readonly<Record<LanguageId, Language>> = { en: english, de: german, fr: french, es: spanish, other };
