import type { CareLanguage } from './language-rules.ts';

/** Explicit words in languages of the west and south-west of Europe; each pattern beside a message that it is for. */
export const westernLanguages: readonly CareLanguage[] = [
  {
    name: 'Spanish',
    not: 'no|nunca|tampoco',
    idiom: 'de (?:risa|vergüenza|hambre|sueño|calor|frio|amor|aburrimiento|ganas|sed)',
    phrases: [
      ['me quiero (?:morir|matar|suicidar)', 'me quiero matar'],
      ['(?:quiero|quisiera|deseo) (?:morir|morirme|matarme|suicidarme|estar muert[oa]|quitarme la vida)', 'solo quiero morirme'],
      [
        '(?:voy a|ganas de|pienso en|pensando en|pensado en) (?:matarme|suicidarme|quitarme la vida)|ganas de morir(?:me)?',
        'he pensado en suicidarme',
      ],
      [
        'no (?:quiero|puedo|tengo ganas de) (?:vivir|seguir viviendo)(?! (?:más )?(?:aquí|en|con|de|sin|sol[oa]|lejos|cerca|al|junt\\p{L}+))',
        'no quiero seguir viviendo',
      ],
      ['(?:acabar|terminar) con mi vida|(?:quiero|quisiera) (?:acabar con todo|desaparecer para siempre)', 'quiero acabar con mi vida'],
      ['no quiero (?:despertar(?:me)?|existir) (?:más|nunca más|mañana)', 'no quiero despertar nunca más'],
      ['(?:pensamientos|ideas) (?:suicidas|de suicidio)', 'tengo pensamientos suicidas'],
      [
        '(?:dormirme|dormir|acostarme) y (?:ya )?(?:no|nunca|jamás)(?: volver a| más)? despertar(?:me)?(?! (?:temprano|tarde|cansad[oa]|a las|con|hasta|en))',
        'quiero dormirme y no despertar nunca más',
      ],
      [
        '(?:todos|todo el mundo|mi familia|mis (?:hijos|padres)|el mundo|ellos) (?:estaría|estarían|viviría|vivirían|sería|serían) (?:\\p{L}+ )?(?:mejor|más feliz|más felices) sin mí(?! (?:en (?!su|este)|de|para))',
        'todos estarían mejor sin mí',
      ],
      [
        '(?:no tengo|no me quedan) (?:más |ya )?fuerzas (?:para|de) (?:vivir|seguir viviendo)(?! (?:aquí|en|con|así|lejos))',
        'ya no tengo fuerzas para seguir viviendo',
      ],
    ],
  },
  {
    name: 'French',
    not: 'pas|jamais|plus',
    idiom: 'de (?:rire|faim|honte|chaud|froid|soif|peur|ennui)',
    phrases: [
      [
        'je (?:veux|voudrais|souhaite) (?:juste |vraiment |seulement |simplement )?(?:mourir|être mort(?:e)?|me (?:tuer|suicider|pendre))',
        'je veux juste mourir',
      ],
      ["(?:je (?:veux|voudrais)|envie d') ?en finir(?! avec (?:ce|cette|ces|le|les|mon|mes|l'))", "j'ai envie d'en finir"],
      ['envie de (?:mourir|me tuer|me suicider|me pendre)', "j'ai envie de mourir"],
      [
        "(?:veux|peux|envie de|force de|supporte) (?:plus|pas) (?:de )?vivre(?! (?:ici|avec|à|dans|en|chez|comme|seule?|sans|ensemble|loin))|plus (?:l')?(?:envie|la force|raison) de vivre",
        'je ne veux plus vivre',
      ],
      ["(?:vais|voulais|pense à|songe à) me (?:tuer|suicider|pendre|foutre en l'air)", 'je vais me tuer'],
      ['mettre fin à (?:mes jours|ma vie|tout ça)', 'je pense à mettre fin à mes jours'],
      ['(?:pensées|idées|pulsions) suicidaires|pens\\p{L}+ au suicide', "j'ai des idées suicidaires"],
      ['ne (?:veux|voudrais) plus (?:exister|me réveiller|être là|être en vie)', 'je ne veux plus me réveiller'],
      [
        "(?:m'endormir|dormir) (?:et )?(?:pour )?ne (?:plus|jamais)(?: jamais)? me réveiller(?! (?:la nuit|à|au|si|fatiguée?|avec|aussi|tôt|en|chaque|toutes))",
        "je veux m'endormir et ne plus me réveiller",
      ],
      [
        'je (?:veux|voudrais) (?:juste |seulement |simplement |vraiment )?disparaître(?! (?:de|des|du|dans|sous|derrière|pour|quelques|un|une|en|à|au|le|la|les|ce|cette|avec|chez))',
        'je veux disparaître',
      ],
      [
        "(?:tout le monde|le monde|(?:ma|leur) famille|mes (?:enfants|parents|proches|amis)|ils|elles) (?:serait|seraient|irait|iraient|vivrait|vivraient|s'en sortirait|s'en sortiraient) (?:\\p{L}+ )?(?:mieux|plus heureux|plus heureuse|plus heureuses) sans moi(?! (?:dans (?:ce|le|l')|à|au|en|ce|pour))",
        'tout le monde serait mieux sans moi',
      ],
    ],
  },
  {
    name: 'Italian',
    not: 'non|mai',
    idiom: '(?:dal|di|dalla|dalle) (?:ridere|risate|vergogna|fame|sonno|caldo|noia|lavoro|freddo)',
    phrases: [
      [
        '(?:voglio|vorrei|desidero) (?:solo |soltanto |davvero )?(?:morire|essere mort[oa]|farla finita|sparire per sempre)',
        'voglio solo morire',
      ],
      ['(?:uccidermi|ammazzarmi|suicidarmi|togliermi la vita)', 'penso di uccidermi'],
      [
        'non (?:voglio|vorrei|riesco|ce la faccio) (?:più )?(?:a )?(?:vivere|continuare a vivere)(?! (?:più )?(?:qui|in|con|a|da|senza|così|sol[oa]|nel\\p{L}*|insieme))',
        'non voglio più vivere',
      ],
      ['non voglio più (?:esistere|svegliarmi|esserci)', 'non voglio più svegliarmi'],
      ['(?:pensieri suicidi|(?:penso|pensando|pensato) al suicidio)', 'penso al suicidio ogni giorno'],
      ['non ho più (?:voglia|ragioni?|motiv[oi]) (?:di|per) vivere', 'non ho più voglia di vivere'],
      ['mi (?:uccido|ammazzo|suicido)', 'stasera mi uccido'],
      [
        '(?:addormentarmi|dormire) e non (?:svegliarmi|risvegliarmi)(?: mai)?(?: più)?(?! (?:mai )?(?:presto|tardi|stanc[oa]|fino|prima|alle|di|con))',
        'vorrei addormentarmi e non svegliarmi più',
      ],
      [
        '(?:tutti|(?:la )?mia famiglia|i miei (?:figli|genitori|amici)|il mondo|loro) (?:starebbero|starebbe|sarebbero|sarebbe|vivrebbero|vivrebbe) (?:\\p{L}+ )?(?:meglio|più felici|più felice) senza di me(?! (?:in (?!questo)|a|al|alla|per|nel))',
        'tutti starebbero meglio senza di me',
      ],
      ['non ho più (?:la )?(?:forza|le forze) (?:di|per) vivere(?! (?:qui|in|con|così))', 'non ho più la forza di vivere'],
    ],
  },
  {
    name: 'Portuguese',
    not: 'não|nunca',
    idiom: 'de (?:rir|vergonha|fome|sono|calor|frio|amor|tédio|sede)',
    phrases: [
      ['(?:quero|queria|vontade de) (?:muito |só |apenas )?(?:morrer|estar mort[oa])', 'eu só quero morrer'],
      ['(?:quero|queria|vou|vontade de|penso em|pensando em) (?:me (?:matar|suicidar)|matar me|suicidar me)', 'vou me matar'],
      [
        'não (?:quero|aguento|consigo) (?:mais )?(?:viver|existir)(?! (?:mais )?(?:aqui|em|com|na|no|sem|assim|sozinh[oa]|longe|junt\\p{L}+))',
        'não quero mais viver',
      ],
      ['não quero (?:mais|nunca mais) acordar(?! cedo)', 'não quero mais acordar'],
      [
        '(?:acabar|terminar|pôr fim|dar fim|por fim) (?:com |à |a |na )(?:a )?minha (?:própria )?vida|tirar (?:a )?minha (?:própria )?vida',
        'quero acabar com a minha vida',
      ],
      ['pensamentos (?:suicidas|de suicídio)|pens\\p{L}+ em suicídio', 'tenho pensamentos suicidas todos os dias'],
      [
        '(?:dormir|adormecer) e (?:não|nunca)(?: mais)? acordar(?! (?:cedo|tarde|cansad[oa]|às|até|com|de))',
        'quero adormecer e nunca mais acordar',
      ],
      [
        '(?:todos|todo mundo|toda a gente|(?:a )?minha família|(?:os )?meus (?:filhos|pais)|o mundo|eles) (?:estaria|estariam|ficaria|ficariam|viveria|viveriam|seria|seriam) (?:\\p{L}+ )?(?:melhor|mais feliz|mais felizes) sem mim(?! (?:na|no|em|para))',
        'todos ficariam melhor sem mim',
      ],
      [
        'não tenho (?:mais )?forças? (?:para|pra) (?:viver|continuar a viver|continuar vivendo)(?! (?:aqui|em|com|assim))',
        'já não tenho forças para viver',
      ],
    ],
  },
  {
    name: 'German',
    not: 'nicht|nie|niemals|kein',
    idiom: '(?:vor (?:lachen|scham|langeweile|hunger))',
    phrases: [
      [
        'ich (?:will|m(?:ö|oe)chte|w(?:ü|ue)rde|wollte|will doch) (?:einfach |nur |nur noch |wirklich |endlich |am liebsten |jetzt |bald |gerne? |lieber )*(?:sterben|tot sein)',
        'ich möchte einfach nur sterben',
      ],
      [
        '(?:will|m(?:ö|oe)chte|kann|mag|werde) (?:einfach )?nicht (?:mehr|l(?:ä|ae)nger) (?:leben|weiterleben|aufwachen|existieren|da sein)',
        'ich will nicht mehr aufwachen',
      ],
      ['mich (?:\\p{L}+ )?(?:umbringen|umzubringen|erh(?:ä|ae)ngen|t(?:ö|oe)ten)|bringe? mich um', 'ich werde mich umbringen'],
      ['meinem leben ein ende|mir (?:\\p{L}+ )?das leben nehmen|mit dem leben schluss', 'ich will meinem Leben ein Ende setzen'],
      [
        '(?:(?:suizid|selbstmord)gedanken|(?:an|über) (?:suizid|selbstmord)|(?:suizid|selbstmord) (?:begehen|machen)|begehe (?:suizid|selbstmord))',
        'ich denke oft an Suizid',
      ],
      ['(?:suizid|selbstmord)', 'Selbstmord, das ist alles, was mir bleibt'],
      [
        'einschlafen und (?:einfach |dann )?(?:nicht|nie|niemals) (?:mehr |wieder )?aufwachen(?! (?:um|m(?:ü|ue)de|mit|vor))',
        'ich möchte einschlafen und nicht mehr aufwachen',
      ],
      [
        '(?:alle|jeder|die welt|(?:meine|die) (?:familie|kinder|eltern|freunde|frau)|mein mann|sie) (?:w(?:ä|ae)ren?|sind|ist) (?:\\p{L}+ ){0,2}?(?:ohne mich (?:\\p{L}+ )?(?:besser dran|gl(?:ü|ue)cklicher)|(?:besser dran|gl(?:ü|ue)cklicher) ohne mich)|die welt w(?:ä|ae)re (?:ohne mich besser|besser ohne mich)|ohne mich w(?:ä|ae)ren? (?:\\p{L}+ ){1,3}(?:besser dran|gl(?:ü|ue)cklicher)',
        'alle wären ohne mich besser dran',
      ],
      [
        'keine (?:kraft|lust) mehr (?:zu leben|zum leben|weiter zu leben|weiterzuleben|f(?:ü|ue)r (?:das|dieses) leben)(?! (?:in|hier|mit|wie|so))|keinen (?:grund|sinn) mehr (?:zu leben|im leben|weiterzuleben)',
        'ich hab keine Kraft mehr zu leben',
      ],
    ],
  },
  {
    name: 'Dutch',
    not: 'niet|nooit|geen',
    idiom: 'van (?:het lachen|schaamte|honger|verveling)',
    phrases: [
      ['ik wil (?:gewoon |echt |alleen maar |nu |liever |maar )*(?:dood(?:gaan)?|sterven)', 'ik wil gewoon dood'],
      ['wil (?:niet meer|niet langer) (?:leven|bestaan|wakker worden|verder leven)', 'ik wil niet meer leven'],
      ['mezelf (?:\\p{L}+ )?(?:doden|van kant maken|ophangen|ombrengen|vermoorden)', 'ik ga mezelf van kant maken'],
      ['einde? (?:te )?(?:maken )?aan mijn leven', 'ik maak een einde aan mijn leven'],
      ['zelfmoord(?:gedachten)?', 'ik denk aan zelfmoord'],
      [
        '(?:in slaap vallen|inslapen|gaan slapen|slapen) en (?:gewoon )?(?:niet|nooit) (?:meer )?wakker worden(?! (?:om|met|van|voor))',
        'ik wil in slaap vallen en nooit meer wakker worden',
      ],
      [
        '(?:iedereen|mijn (?:familie|gezin|kinderen|ouders)|de wereld|ze|zij) (?:zou|zouden|is|zijn) (?:\\p{L}+ )?(?:beter af(?: zijn)? zonder mij|zonder mij (?:\\p{L}+ )?beter af|gelukkiger(?: zijn)? zonder mij|zonder mij gelukkiger)',
        'iedereen zou beter af zijn zonder mij',
      ],
      ['geen (?:kracht|zin) meer om (?:verder )?te leven(?! (?:in|met|zonder|zo))', 'ik heb geen kracht meer om te leven'],
    ],
  },
];
