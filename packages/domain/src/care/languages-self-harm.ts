import type { CareLanguage } from './language-rules.ts';

/** Up to so many words in between. */
const words = (most: number) => `(?:\\p{L}+ ){0,${most}}?`;

/** Hurting oneself, now or again; each pattern beside a message that it is for. */
export const selfHarmInLanguages: readonly CareLanguage[] = [
  {
    name: 'German',
    category: 'self_harm',
    not: 'nicht|nie|niemals',
    denied: '(?:nicht|nie|niemals)',
    deniedBehind: '(?:nicht(?! (?:nur|mal))|nie|niemals)',
    unless:
      '(?:kochen|küche|zwiebel\\p{L}*|brot|gem(?:ü|ue)se|rasier\\p{L}*|papier|versehen|versehentlich|herd|ofen|b(?:ü|ue)geleisen|sonne|sport|training|fu(?:ß|ss)ball|laufen|radfahren|heckenschere|garten|rosen|finger|zunge|film|buch)',
    phrases: [
      ['(?:ritze?|schneide?|verletze?|verbrenne?) mich', 'Ich ritze mich wieder'],
      [
        `mich ${words(4)}(?:geritzt|geschnitten|zu ritzen|ritzen|zu schneiden|schneiden|selbst (?:zu )?verletzen|selber (?:zu )?verletzen|selbst verletzt|selber verletzt|absichtlich verbrannt)`,
        'Ich hab mich gestern wieder geschnitten',
      ],
      [
        `(?:arme?|beine?|oberschenkel|handgelenke?|pulsadern|haut) ${words(2)}(?:aufgeschnitten|aufschneiden|aufzuschneiden|aufgeritzt|geritzt|zerschnitten|blutig gekratzt)`,
        'Ich hab mir die Arme aufgeschnitten',
      ],
      [
        `(?:tue|tu|f(?:ü|ue)ge|will|muss|m(?:ö|oe)chte) (?:mir )?${words(3)}(?:mir )?(?:selbst|selber) (?:was|etwas|schmerzen|weh)`,
        'Ich tue mir selbst weh',
      ],
    ],
  },
  {
    name: 'French',
    category: 'self_harm',
    not: 'pas|jamais|plus',
    denied: '(?:ne|n)',
    unless:
      '(?:cuisine|cuisinant|oignons?|rasant|rasoir électrique|papier|cheveux|ongles|frange|four|repassage|exprès pas|sport|film|livre|article)',
    phrases: [
      [`je me (?:scarifie|mutile|taillade)|je m'(?:automutile|entaille)`, 'Je me scarifie de nouveau'],
      [
        'me suis (?:\\p{L}+ ){0,2}?(?:scarifiée?|mutilée?|automutilée?|tailladée?|coupée? (?:les|le) (?:veines|bras|cuisses|poignets?))|je me coupe (?:les|le) (?:veines|bras|cuisses|poignets?)',
        'Hier je me suis encore scarifiée',
      ],
      [
        "(?:à|de|d') ?(?:me (?:scarifier|mutiler|taillader|couper les (?:veines|bras|poignets|cuisses))|m'automutiler)",
        "J'ai recommencé à me scarifier",
      ],
      [
        '(?:envie|besoin|recommencé|recommence|continue|pense|pulsions?) (?:à|de) me faire (?:du )?mal|je me fais du mal|me brûler (?:la peau|les bras|avec)|je me brûle (?:la peau|les bras|exprès|avec une? (?:cigarette|briquet))',
        "J'ai envie de me faire du mal",
      ],
    ],
  },
  {
    name: 'Spanish',
    category: 'self_harm',
    not: 'no|nunca|jamás',
    denied: '(?:no|nunca)',
    unless:
      '(?:pelo|cabello|flequillo|uñas|barba|cocinando|cocina|cebollas?|afeit\\p{L}+|papel|horno|plancha|deporte|entren\\p{L}+|rodilla|tobillo|espalda|película|libro)',
    phrases: [
      [
        'me (?:estoy |he |volví a |vuelvo a )?(?:corto|cortando|cortado|corté|cortar) (?:\\p{L}+ )?(?:los brazos|las muñecas|las venas|las piernas|los muslos|la piel|el brazo|otra vez|de nuevo)',
        'Me corto los brazos',
      ],
      ['(?:cortarme|cortándome)(?! (?:el|la|las|los|un|una) )', 'He vuelto a cortarme'],
      ['(?:cortarme|cortándome) (?:los brazos|las muñecas|las venas|las piernas|los muslos|la piel)', 'Quiero cortarme las venas'],
      ['me autolesion\\p{L}+|autolesionarme|autolesionándome|autolesiones', 'Me autolesiono desde hace un mes'],
      [
        'me hago daño|hacerme daño|haciéndome daño|me quemo (?:a propósito|la piel|los brazos|con cigarr\\p{L}+)',
        'Tengo ganas de hacerme daño',
      ],
    ],
  },
  {
    name: 'Italian',
    category: 'self_harm',
    not: 'non|mai',
    denied: '(?:non|mai)',
    unless:
      '(?:capelli|frangia|unghie|barba|baffi|cucinando|cucina|cipoll\\p{L}+|rasoio elettrico|carta|forno|ferro da stiro|sport|allenamento|film|libro)',
    phrases: [
      [
        `mi (?:taglio|tagliavo|sono (?:\\p{L}+ )?tagliat[oa]) ${words(2)}(?:le (?:braccia|vene|gambe|cosce)|i polsi|la pelle|di nuovo|ancora|ogni (?:giorno|sera|notte))`,
        'Mi taglio le braccia ogni sera',
      ],
      [
        '(?:ricominciat[oa] a|ricomincio a|ripreso a|voglia di|bisogno di|smettere di|continuo a|penso di|voglio|tornat[oa] a) (?:tagliarmi|farmi (?:del )?male|ferirmi|bruciarmi)',
        'Ho ricominciato a tagliarmi',
      ],
      ['mi (?:faccio|facevo|sono fatt[oa]) del male', 'Mi faccio del male'],
      ['(?:pratico|faccio|fare|atti di) autolesionis\\p{L}+|mi autolesion\\p{L}+', 'Faccio autolesionismo da mesi'],
    ],
  },
  {
    name: 'Portuguese',
    category: 'self_harm',
    not: 'não|nunca',
    denied: '(?:não|nunca)',
    unless:
      '(?:cabelos?|franja|unhas|barba|barbear|cozinha|cozinhar|cozinhando|cebolas?|papel|forno|ferro|desporto|esporte|treino|filme|livro)',
    phrases: [
      ['me (?:corto|mutilo|automutilo)|(?:corto|mutilo|automutilo) me', 'Eu me corto quando estou sozinha'],
      [
        '(?:me cortei|cortei me) (?:\\p{L}+ ){0,2}?(?:de novo|outra vez|(?:nos?|os?) (?:braços?|pulsos?)|(?:nas?|as?) (?:pernas?|coxas?)|de propósito)',
        'Cortei-me outra vez',
      ],
      [
        '(?:voltei a|comecei a|continuo a|vontade de|preciso de?|quero|deixar de|parar de|penso em) (?:me (?:cortar|machucar|ferir|mutilar)|(?:cortar|machucar|magoar|ferir|mutilar) me)',
        'Voltei a cortar-me',
      ],
      ['(?:pratico|faço|voltei à|voltei a) automutila\\p{L}+|me autolesion\\p{L}+', 'Pratico automutilação'],
    ],
  },
  {
    name: 'Dutch',
    category: 'self_harm',
    not: 'niet|nooit|geen',
    denied: '(?:niet|nooit)',
    deniedBehind: '(?:niet(?! alleen)|nooit)',
    idiom: 'in (?:de|mijn) vingers?',
    unless: '(?:koken|keuken|uien|scheren|papier|ongeluk|oven|strijkijzer|sporten|training|voetbal|vingers?|film|boek)',
    phrases: [
      ['(?:snijdt?|snij|kras|verwond|beschadig|sneed) (?:\\p{L}+ )?(?:mezelf|mijzelf|me zelf)', 'Ik snijd mezelf weer'],
      [
        `(?:mezelf|mijzelf) ${words(3)}(?:gesneden|(?:te )?snijden|verwond|(?:te )?verwonden|pijn (?:te )?doen|beschadig\\p{L}+|gekrast)`,
        'Ik heb mezelf weer gesneden',
      ],
      [`(?:snijdt?|snij|kras|sneed) ${words(2)}in mijn (?:armen?|polsen?|pols|benen|been|huid|dijen)`, 'Ik kras in mijn armen'],
      ['doe(?: ik)? mezelf (?:\\p{L}+ )?pijn|automutileer|automutileren', 'Ik doe mezelf pijn'],
    ],
  },
  {
    name: 'Polish',
    category: 'self_harm',
    not: 'nie|nigdy',
    denied: '(?:nie|nigdy)',
    unless:
      '(?:goleni\\p{L}+|gotowani\\p{L}+|kuchni|cebul\\p{L}+|papier\\p{L}*|przypadkiem|piekarnik\\p{L}*|żelazk\\p{L}+|trening\\p{L}*|film\\p{L}*|książ\\p{L}+)',
    phrases: [
      ['(?:tnę|pocięłam|pociąłem|cięłam|ciąłem|okaleczam|okaleczyłam|okaleczyłem|kaleczę|samookaleczam|przypalam) się', 'Znowu tnę się'],
      [
        `się ${words(2)}(?:tnę|pocięłam|pociąłem|cięłam|okaleczam|okaleczyłam|kaleczę|samookaleczam|przypalam|ciąć|okaleczać|kaleczyć)`,
        'Wczoraj się pocięłam',
      ],
      ['(?:ciąć|okaleczać|kaleczyć|samookaleczać) się', 'Znowu zaczęłam okaleczać się'],
      ['(?:robię|zrobić|zrobię|zrobiłam|zrobiłem|robić) sobie (?:\\p{L}+ )?krzywdę', 'Chcę zrobić sobie krzywdę'],
    ],
  },
  {
    name: 'Turkish',
    category: 'self_harm',
    not: 'asla|hiç',
    denied: '(?:asla|hiç)',
    unless:
      '(?:yemek|mutfak\\p{L}*|tıraş\\p{L}*|kazara|yanlışlıkla|soğan\\p{L}*|kağıt\\p{L}*|fırın\\p{L}*|ütü\\p{L}*|spor\\p{L}*|film\\p{L}*|kitap\\p{L}*)',
    phrases: [
      [
        `(?:kendimi|kollarımı|kolumu|bileklerimi|bileğimi|bacaklarımı) ${words(2)}(?:kes(?:iyorum|tim|mek isti\\p{L}+|meye başladım)|jiletl(?:iyorum|edim)\\p{L}*)`,
        'Kendimi yine kesiyorum',
      ],
      [`kendime ${words(2)}zarar (?:veriyorum|verdim|vereceğim|vermek isti\\p{L}+|vermeye başladım)`, 'Kendime zarar veriyorum'],
      ['kendimi (?:\\p{L}+ )?yaral(?:ıyorum|adım|amak isti\\p{L}+)', 'Kendimi yaraladım'],
      [
        '(?:kolumu|kollarımı|tenimi|kendimi) (?:\\p{L}+ ){0,2}?(?:sigarayla|çakmakla) \\p{L}+|kendimi (?:\\p{L}+ )?yak(?:ıyorum|mak isti\\p{L}+)',
        'Kolumu sigarayla yakıyorum',
      ],
    ],
  },
];
