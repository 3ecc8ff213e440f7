import type { CareLanguage } from './language-rules.ts';

/** Up to so many words in between. */
const words = (most: number) => `(?:\\p{L}+ ){0,${most}}?`;

const germanOnes = `mein(?:e|er|em|en)? (?:\\p{L}+ )?(?:mann|frau|freund(?:in)?|partner(?:in)?|ex(?:mann|frau|freund(?:in)?)?|vater|papa|mutter|mama|stiefvater|stiefmutter|bruder|schwester|sohn|tochter|onkel|opa)`;
const germanDone =
  '(?:geschlagen|verpr(?:ü|ue)gelt|gew(?:ü|ue)rgt|getreten|misshandelt|missbraucht|vergewaltigt|geohrfeigt|verhauen|gesto(?:ß|ss)en|verbr(?:ü|ue)ht)';
const frenchOnes =
  '(?:(?:mon|ma) (?:\\p{L}+ )?(?:mari|femme|copain|copine|conjointe?|compagn\\p{L}+|fiancée?|mec|ex|père|mère|papa|maman|beau père|belle mère|frère|sœur|oncle|fils|fille)|il|elle)';
const spanishNames =
  'mi (?:\\p{L}+ )?(?:marido|esposo|esposa|mujer|novi[oa]|pareja|ex|padre|madre|papá|mamá|padrastro|madrastra|hermano|hermana|tío|hijo|hija)';
const spanishDoes =
  '(?:pega|pegó|pegaba|pegado|pegar|golpea|golpeó|golpeado|golpear|maltrata|maltrató|maltratado|estrangul\\p{L}+|ahorc\\p{L}+|violó|violado|violar|da (?:una )?palizas?|dio una paliza|da (?:puñetazos|patadas|bofetadas)|amenaza (?:con|de)|amenazó (?:con|de)|amenazado (?:con|de))';
const italianOnes =
  '(?:mi[oa] (?:\\p{L}+ )?(?:marito|moglie|fidanzat[oa]|ragazz[oa]|compagn[oa]|ex|padre|papà|madre|mamma|patrigno|fratello|sorella|zio|figlio|figlia)|lui|lei)';
const portugueseOnes =
  '(?:(?:meu|minha) (?:\\p{L}+ )?(?:marido|esposo|esposa|mulher|namorad[oa]|companheir[oa]|parceir[oa]|ex|pai|mãe|padrasto|madrasta|irmão|irmã|tio|filho|filha)|ele|ela)';
const portugueseDoes =
  '(?:bate|bateu|batia|agride|agrediu|espanca|espancou|estrangula|estrangulou|esgana|esganou|enforca|enforcou|chuta|chutou|violou|estuprou|estupra|maltrata|maltratou|soca|socou)';
const dutchOnes =
  '(?:mijn (?:\\p{L}+ )?(?:man|vrouw|vriend(?:in)?|partner|ex(?:man|vrouw|vriend)?|vader|moeder|papa|mama|stiefvader|stiefmoeder|broer|zus|zoon|dochter|oom)|hij|ze|zij)';
const polishDoes =
  '(?:bije|biła?|pobiła?|uderzyła?|uderza|dusi|dusiła?|kopie|kopała?|kopnęła?|kopnął|katuje|maltretuje|gwałci|zgwałciła?|szarpie|tłucze)';
const turkishOnes =
  '(?:kocam|karım|eşim|sevgilim|erkek arkadaşım|kız arkadaşım|nişanlım|babam|annem|abim|ağabeyim|kardeşim|oğlum|amcam|dayım|o)';

/** Violence at home: who does what, with what, and fear of it; each pattern beside a message that it is for. */
export const violenceInLanguages: readonly CareLanguage[] = [
  {
    name: 'German',
    category: 'abuse',
    not: 'nicht|nie|niemals|kein',
    denied: '(?:nicht|nie|niemals)',
    deniedBehind: '(?:nicht(?! (?:nur|mal|zum))|nie|niemals)',
    idiom: 'vor',
    unless:
      '(?:schach|karten|spiel\\p{L}*|tennis|tischtennis|skat|monopoly|fifa|film|serie|buch|roman|traum|getr(?:ä|ae)umt|quiz|kegeln|bowling|wettbewerb|rennen|kissen|schneeb(?:a|ä)ll\\p{L}*)',
    phrases: [
      [
        `(?:${germanOnes}|er|sie) ${words(2)}(?:schl(?:ä|ae)gt|schlug|pr(?:ü|ue)gelt|verpr(?:ü|ue)gelte?|tritt|trat|w(?:ü|ue)rgte?|misshandelte?|missbrauchte?|vergewaltigte?|boxt|haut|verhaut|ohrfeigt) (?:mich|uns|die kinder|meine kinder)`,
        'Mein Mann schlägt mich',
      ],
      [
        `(?:schl(?:ä|ae)gt|schlug|verpr(?:ü|ue)gelte?|tritt|trat|w(?:ü|ue)rgte?) mich ${words(2)}${germanOnes}`,
        'Jeden Abend schlägt mich mein Vater',
      ],
      [
        `(?:${germanOnes}|er|sie) hat (?:mich|uns) ${words(4)}${germanDone}|hat (?:(?:mich|uns) ${germanOnes}|${germanOnes} (?:mich|uns)) ${words(4)}${germanDone}`,
        'Meine Partnerin hat mich gestern geschlagen',
      ],
      [`(?:ich werde|ich wurde|ich bin|wir werden) (?:von|zu hause|daheim) ${words(4)}${germanDone}`, 'Ich werde zu Hause verprügelt'],
      [
        `(?:messer|schere|pistole) ${words(1)}an (?:die|meine|den|meinen) (?:kehle|hals|gurgel|kopf)|(?:bedroht|bedrohte) (?:mich|uns) ${words(3)}(?:messer|waffe|pistole|axt|hammer)|droht ${words(3)}(?:mich (?:umzubringen|zu t(?:ö|oe)ten)|mir (?:\\p{L}+ )?(?:messer|tod))|mit (?:einem|dem) (?:messer|hammer) auf mich los`,
        'Er hat mir ein Messer an die Kehle gehalten',
      ],
      [
        `angst vor (?:meinem|meiner) (?:\\p{L}+ )?(?:mann|frau|vater|freund|ex|exmann|partner|stiefvater|mutter|bruder)|angst nach hause zu (?:gehen|kommen)`,
        'Ich habe Angst vor meinem Mann',
      ],
    ],
  },
  {
    name: 'French',
    category: 'abuse',
    not: 'pas|jamais|plus',
    denied: '(?:ne|n)',
    idiom: "(?:sur les nerfs|dans l'œil|par|que|aux|au)",
    unless: '(?:cartes|échecs|tennis|jeu|jeux|ping pong|film|livre|roman|rêve|rêvé|course|match|oreiller|boules)',
    phrases: [
      [
        `${frenchOnes} ${words(2)}(?:me|nous) (?:frappe|frappait|bat|battait|tape|tapait|cogne|gifle|étrangle|viole|brutalise|maltraite|tabasse)`,
        'Mon mari me frappe quand il a bu',
      ],
      [
        `${frenchOnes} m'(?:étrangle|a ${words(2)}(?:frappée?|battue?|tapée?|cognée?|giflée?|étranglée?|violée?|tabassée?|rouée? de coups|poussée? (?:contre|dans)|menacée? (?:avec|de)))`,
        "Mon copain m'a étranglée",
      ],
      [
        `couteau ${words(1)}(?:sous|sur|contre) (?:la|ma) gorge|(?:me|m'a) menac\\p{L}+ ${words(3)}(?:couteau|mort|arme|fusil|pistolet|tuer)`,
        'Il me menace avec un couteau',
      ],
      [
        `peur de mon (?:mari|père|copain|conjoint|ex|beau père|frère)|peur de rentrer (?:chez moi|à la maison)|(?:je me fais|je me suis fait) ${words(1)}(?:frapper|battre|tabasser|violer)`,
        "J'ai peur de mon mari",
      ],
    ],
  },
  {
    name: 'Spanish',
    category: 'abuse',
    not: 'no|nunca|jamás',
    denied: '(?:no|nunca|jamás)',
    idiom: '(?:un (?:susto|abrazo|grito|toque)|la gripe|el (?:resfriado|virus|acento)|bien|la risa)',
    unless: '(?:ajedrez|cartas|juego|jugando|partida|partido|tenis|película|libro|sueño|soñé|carrera|mus|fifa)',
    phrases: [
      [`(?:${spanishNames}|él|ella) ${words(3)}me (?:ha |había |vuelve a |volvió a )?${spanishDoes}`, 'Mi novio me pegó otra vez'],
      [`me (?:ha |han )?${spanishDoes} ${words(2)}${spanishNames}`, 'Anoche me pegó mi marido'],
      [
        `me (?:pega|golpea|maltrata) (?:todos los días|cada (?:día|noche|vez)|cuando (?:bebe|llega|se enfada|toma)|otra vez|y (?:me|tengo miedo))`,
        'Me pega cuando bebe',
      ],
      [
        `cuchillo (?:en|al|contra|a) (?:el |mi |la )?(?:cuello|garganta)|amenaz\\p{L}+ ${words(2)}(?:matarme|con (?:un|el) (?:cuchillo|arma)|de muerte)`,
        'Amenaza con matarme',
      ],
      [
        'miedo (?:de|a) mi (?:marido|esposo|novio|padre|pareja|ex|padrastro|mujer|madre)|miedo (?:de|a) volver a (?:mi )?casa',
        'Tengo miedo de mi marido',
      ],
    ],
  },
  {
    name: 'Italian',
    category: 'abuse',
    not: 'non|mai',
    denied: '(?:non|mai)',
    unless: '(?:scacchi|carte|gioco|partita|tennis|film|libro|sogno|sognato|boxe|gara)',
    phrases: [
      [
        `mi (?:ha |hanno |sta |vuole )?(?:\\p{L}+ )?(?:picchi\\p{L}+|menat[oa]|strangol\\p{L}+|strozzat[oa]|schiaffeggi\\p{L}+|(?:prende|pres[oa]) a (?:calci|pugni|schiaffi|botte|cinghiate)|violentat[oa]|stuprat[oa]|maltratt\\p{L}+|riempi(?:e|to) di botte)`,
        'Mio marito mi picchia',
      ],
      [`${italianOnes} ${words(2)}mi (?:mena|strozza|violenta|stupra|tira (?:calci|pugni|schiaffi))`, 'Il mio ragazzo mi mena'],
      [
        `coltello (?:alla|contro la|sulla) (?:mia )?gola|minacci\\p{L}+ ${words(3)}(?:coltello|morte|uccidermi|ammazzarmi|pistola)|mani (?:addosso|al collo)`,
        'Mi ha messo il coltello alla gola',
      ],
      [
        'paura di (?:mio (?:marito|padre|fratello)|mia (?:moglie|madre)|tornare a casa)|paura del mio (?:ragazzo|compagno|fidanzato|ex)',
        'Ho paura di mio marito',
      ],
    ],
  },
  {
    name: 'Portuguese',
    category: 'abuse',
    not: 'não|nunca',
    denied: '(?:não|nunca)',
    idiom: '(?:uma? (?:saudade|fome|sono|papo)|à porta|no xadrez|nas cartas)',
    unless: '(?:xadrez|cartas|jogo|jogando|partida|ténis|tênis|filme|livro|sonho|sonhei|corrida)',
    phrases: [
      [`${portugueseOnes} ${words(3)}me ${portugueseDoes}`, 'meu namorado me bateu ontem'],
      [`${portugueseOnes} ${words(3)}${portugueseDoes} (?:me|em mim|nos|na minha cara)`, 'O meu marido bate-me'],
      [
        `ameaç\\p{L}+ (?:me )?(?:de )?(?:matar me|me matar|morte|com (?:uma|a) (?:faca|arma|pistola))|faca (?:no|ao|contra o|na) (?:meu |minha )?(?:pescoço|garganta)`,
        'Ele ameaça matar-me',
      ],
      [
        'medo (?:do meu|da minha) (?:marido|pai|namorado|ex|padrasto|companheiro|mãe|mulher)|medo de (?:voltar|ir) (?:para|pra) casa',
        'Tenho medo do meu marido',
      ],
    ],
  },
  {
    name: 'Dutch',
    category: 'abuse',
    not: 'niet|nooit|geen',
    denied: '(?:niet|nooit)',
    deniedBehind: '(?:niet(?! alleen)|nooit)',
    unless: '(?:schaken|kaarten|spel|spelletje|tennis|film|boek|droom|gedroomd|kussen|wedstrijd)',
    phrases: [
      [
        `${dutchOnes} ${words(2)}(?:slaat|sloeg|mishandelt|mishandelde|schopt|schopte|wurgt|wurgde|stompt|stompte|verkracht|verkrachtte) (?:mij|me|ons|de kinderen)`,
        'Mijn man slaat me',
      ],
      [
        `${dutchOnes} (?:heeft|had) (?:mij|me|ons) ${words(4)}(?:geslagen|mishandeld|geschopt|gewurgd|gestompt|verkracht)`,
        'Mijn vriend heeft me gisteren geslagen',
      ],
      [
        `mes ${words(1)}(?:op|tegen) (?:mijn|de) (?:keel|nek)|bedreig\\p{L}+ (?:mij|me|ons) ${words(3)}(?:mes|dood|pistool|wapen)|dreigt ${words(2)}(?:mij|me) te vermoorden`,
        'Hij hield een mes op mijn keel',
      ],
      [
        `bang (?:voor|van) mijn (?:man|vader|vriend|ex|stiefvader|partner|vrouw|moeder)|bang om naar huis te (?:gaan|komen)|word (?:\\p{L}+ )?(?:thuis|door mijn \\p{L}+) ${words(2)}(?:geslagen|mishandeld|misbruikt)`,
        'Ik ben bang voor mijn man',
      ],
    ],
  },
  {
    name: 'Polish',
    category: 'abuse',
    not: 'nie|nigdy',
    denied: '(?:nie|nigdy)',
    idiom: '(?:po oczach|na głowę|rekord)',
    unless: '(?:szachy|szachach|karty|kartach|grze|gra|tenis\\p{L}*|film|filmie|książ\\p{L}+|śniło)',
    phrases: [
      [`mnie ${words(2)}${polishDoes}`, 'Mąż mnie bije'],
      [`${polishDoes} mnie`, 'Ojciec znowu pobił mnie pasem'],
      [
        `znęca się nade mną|groz\\p{L}+ mi ${words(2)}(?:nożem|śmiercią|bronią)|grozi że mnie zabije|nóż ${words(1)}(?:do|na|przy) (?:mojego |moim )?(?:gardła|gardle|szyi)`,
        'Grozi mi nożem',
      ],
      [
        'boję się (?:\\p{L}+ )?(?:męża|ojca|chłopaka|partnera|ojczyma|byłego|żony|matki)|boję się (?:wracać|wrócić) do domu',
        'Boję się mojego męża',
      ],
    ],
  },
  {
    name: 'Turkish',
    category: 'abuse',
    not: 'asla|hiç',
    denied: '(?:asla|hiç)',
    unless: '(?:satranç\\p{L}*|oyun\\p{L}*|tavla\\p{L}*|maç\\p{L}*|film\\p{L}*|şaka\\p{L}*|rüya\\p{L}*|yastık\\p{L}*)',
    phrases: [
      [`(?:beni|bizi) ${words(2)}döv(?:üyor|dü|er|ecek|üyordu|müş)\\p{L}*`, 'Kocam beni dövüyor'],
      [
        `${turkishOnes} (?:dün |yine |bana |\\p{L}+ ){0,3}?(?:bana|beni|boğazımı) ${words(2)}(?:vuruyor|vurdu|tokat at\\p{L}+|tekmel\\p{L}+|boğ(?:uyor|du|maya)\\p{L}*|sıktı|şiddet uygul\\p{L}+|tecavüz et\\p{L}+)`,
        'Babam bana yine vurdu',
      ],
      [
        `bıçak\\p{L}* (?:boğazıma|boynuma) \\p{L}+|(?:ölümle|öldürmekle|bıçakla) tehdit e(?:diyor|tti)\\p{L}*|dayak (?:yiyorum|yedim)`,
        'Beni bıçakla tehdit etti',
      ],
      [
        '(?:kocamdan|babamdan|eşimden|sevgilimden|abimden|üvey babamdan) (?:çok )?korkuyorum|eve (?:gitmekten|dönmekten) korkuyorum',
        'Kocamdan korkuyorum',
      ],
    ],
  },
];
