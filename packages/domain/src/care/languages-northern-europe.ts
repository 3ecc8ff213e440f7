import type { CareLanguage } from './language-rules.ts';

/** Explicit words in languages of the north of Europe; each pattern beside a message that it is for. */
export const northernLanguages: readonly CareLanguage[] = [
  {
    name: 'Swedish',
    not: 'inte|aldrig',
    idiom: 'av (?:skratt|skam|hunger|tristess)',
    phrases: [
      ['jag vill (?:bara |verkligen |helst )?(?:dö|vara död)', 'jag vill bara dö'],
      [
        'vill inte (?:längre )?(?:leva|existera|finnas)(?: längre| mer)?(?! (?:här|i|med|på|som|ensam|utan|så|kvar|ihop))',
        'jag vill inte leva längre',
      ],
      ['(?:ta|tar|tog) livet av mig|ta mitt (?:eget )?liv|döda mig själv', 'jag tänker ta livet av mig'],
      ['orkar inte leva(?! (?:här|i|med|på|som|så))', 'jag orkar inte leva'],
      ['självmordstankar|tänker på (?:självmord|att (?:dö|ta mitt liv))|begå självmord', 'jag tänker på självmord'],
    ],
  },
  {
    name: 'Danish',
    not: 'ikke|aldrig',
    idiom: 'af (?:grin|skam|sult|kedsomhed)',
    phrases: [
      ['jeg vil (?:bare |gerne |helst )*(?:dø|være død)|lyst til at dø', 'jeg vil bare gerne dø'],
      [
        'vil ikke (?:længere |mere )?(?:leve|eksistere)(?: længere| mere)?(?! (?:her|i|med|på|som|alene|uden|sådan|sammen))',
        'jeg vil ikke leve længere',
      ],
      ['(?:tage|tager) livet af mig|tage mit eget liv|slå mig selv ihjel', 'jeg vil tage livet af mig selv'],
      ['orker ikke (?:at )?leve(?! (?:her|i|med|på|som|sådan))', 'jeg orker ikke at leve mere'],
      ['selvmordstanker|tænker på (?:selvmord|at dø)|begå selvmord', 'jeg har selvmordstanker'],
    ],
  },
  {
    name: 'Norwegian',
    not: 'ikke|aldri',
    idiom: 'av (?:latter|skam|sult|kjedsomhet)',
    phrases: [
      ['jeg vil (?:bare |helst )?(?:dø|være død)|lyst til å dø', 'jeg har lyst til å dø'],
      [
        '(?:vil|ønsker) ikke (?:å )?(?:leve|eksistere)(?: lenger| mer)?(?! (?:her|i|med|på|som|alene|uden|uten|sånn|sammen))',
        'jeg vil ikke leve lenger',
      ],
      ['(?:ta|tar) livet (?:av meg|mitt)|ta mitt eget liv|drepe meg selv', 'jeg skal ta livet av meg'],
      ['orker ikke (?:å )?leve(?! (?:her|i|med|på|som|sånn))', 'jeg orker ikke å leve mer'],
      ['selvmordstanker|tenker på (?:selvmord|å dø)|begå selvmord', 'jeg tenker på å dø hver dag'],
    ],
  },
  {
    name: 'Finnish',
    not: 'en|ei',
    phrases: [
      ['haluan (?:vain |vaan )?(?:kuolla|tappaa itseni)', 'haluan vain kuolla'],
      [
        'en (?:halua|jaksa|tahdo) (?:enää )?(?:elää|olla elossa|olla olemassa)(?! (?:täällä|tässä|siellä|yksin|näin|ilman|\\p{L}+ssa|\\p{L}+n kanssa))',
        'en halua enää elää',
      ],
      ['tapan itseni|aion tappaa itseni', 'minä tapan itseni'],
      ['päättää (?:elämäni|päiväni)|lopettaa elämäni', 'haluan päättää päiväni'],
      ['itsemurha ?ajatuksia|(?:tehdä|teen|ajattelen) itsemurha[an]?', 'ajattelen itsemurhaa'],
      ['en halua (?:enää )?herätä enää|en halua enää herätä', 'en halua enää herätä'],
    ],
  },
  {
    name: 'Icelandic',
    not: 'ekki|aldrei',
    phrases: [
      ['(?:vil|langar)(?: mig)? (?:bara )?(?:til )?(?:að )?deyja', 'mig langar að deyja'],
      ['(?:vil|langar) (?:mig )?ekki (?:til )?(?:að )?lifa(?! (?:hér|í|með|á))', 'ég vil ekki lifa lengur'],
      ['(?:ætla að|vil) (?:drepa mig|fyrirfara mér|taka (?:mitt eigið líf|líf mitt))', 'ég ætla að fyrirfara mér'],
      ['sjálfsvígshugsanir|hugsa um sjálfsvíg', 'ég er með sjálfsvígshugsanir'],
    ],
  },
];
