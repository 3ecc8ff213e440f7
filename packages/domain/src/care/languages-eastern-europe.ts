import type { CareLanguage } from './language-rules.ts';

/** Explicit words in languages of the east and south-east of Europe; each pattern beside a message that it is for. */
export const easternLanguages: readonly CareLanguage[] = [
  {
    name: 'Polish',
    not: 'nie|nigdy',
    idiom: '(?:ze śmiechu|ze wstydu|z głodu|z nudów)',
    phrases: [
      ['chc[ęe] (?:już |tylko |po prostu )*(?:umrzeć|nie żyć)', 'chcę po prostu umrzeć'],
      ['chc[ęe] (?:się zabić|zabić się|popełnić samobójstwo|ze sobą skończyć|skończyć ze sobą)|zabij[ęe] się', 'chcę się zabić'],
      [
        'nie chc[ęe] (?:mi się )?(?:już )?(?:dłużej )?(?:żyć|istnieć)(?! (?:już )?(?:tu|tutaj|w|z|ze|na|u|sam|sama|bez|tak|jak|razem))',
        'nie chcę już żyć',
      ],
      ['odebrać sobie życie|targnąć się na (?:swoje )?życie', 'chcę odebrać sobie życie'],
      ['myśli samobójcze|myślę o (?:samobójstwie|śmierci)', 'mam myśli samobójcze'],
      [
        'zasnąć i (?:(?:już|nigdy|więcej|się) ){0,4}nie obudzić(?: się)?(?! (?:się )?(?:rano|za|przed|do|w|o))',
        'chcę zasnąć i już się nie obudzić',
      ],
      [
        '(?:wszystkim|światu|mojej rodzinie|moim (?:dzieciom|rodzicom|bliskim)|im) (?:\\p{L}+ )?byłoby (?:\\p{L}+ )?(?:lepiej|łatwiej|lżej) beze mnie|beze mnie (?:wszystkim|światu|mojej rodzinie|im) byłoby (?:lepiej|łatwiej|lżej)',
        'wszystkim byłoby lepiej beze mnie',
      ],
      ['nie mam (?:już )?(?:więcej )?siły? (?:już )?(?:dalej )?żyć(?! (?:tu|tutaj|w|z|tak|na))', 'nie mam już siły żyć'],
    ],
  },
  {
    name: 'Czech',
    not: 'ne|nikdy',
    idiom: '(?:smíchy|hanbou|hlady|nudou)',
    phrases: [
      ['chci (?:už |jen |jenom |prostě )*(?:umřít|zemřít|být mrtv[ýá])', 'chci už jen umřít'],
      ['chci se zabít|zabít se|zabiju se', 'chci se zabít'],
      ['nechci (?:už )?(?:žít|existovat)(?! (?:tady|tu|v|ve|s|se|na|u|sám|sama|bez|takhle|jako|spolu))', 'už nechci žít'],
      ['ukončit (?:svůj )?život|skončit se životem|vzít si život', 'chci ukončit svůj život'],
      ['sebevražedné myšlenky|myslím na (?:sebevraždu|smrt)|spáchat sebevraždu', 'myslím na sebevraždu'],
      ['(?:už se nechci|nechci se už|nechci se (?:už )?nikdy) probudit', 'nechci se už probudit'],
    ],
  },
  {
    name: 'Romanian',
    not: 'nu|niciodată',
    idiom: '(?:de (?:râs|rușine|foame|somn|cald|frig|dor)|cu munca|după)',
    phrases: [
      ['vreau (?:doar )?să (?:mor|fiu mort|fiu moartă)|îmi vine să mor', 'vreau să mor'],
      ['să mă (?:sinucid|omor|spânzur)', 'vreau să mă sinucid'],
      ['nu (?:mai )?vreau să (?:mai )?(?:trăiesc|exist)(?! (?:aici|în|cu|la|așa|singură?|fără|împreună))', 'nu mai vreau să trăiesc'],
      ['să(?: îmi|mi) (?:iau viața|pun capăt (?:zilelor|vieții))|pun capăt zilelor', 'vreau să îmi pun capăt zilelor'],
      ['gânduri (?:de sinucidere|sinucigașe|suicidare)|mă gândesc la sinucidere', 'am gânduri de sinucidere'],
    ],
  },
  {
    name: 'Hungarian',
    not: 'nem|soha',
    phrases: [
      ['meg (?:akarok|szeretnék) halni|meghalni (?:akarok|szeretnék)', 'meg akarok halni'],
      ['(?:meg (?:akarom|fogom) ölni|megölöm|megölni) magam(?:at)?', 'megölöm magam'],
      [
        'nem (?:akarok|szeretnék) (?:tovább |többé |már )*(?:élni|létezni|felébredni)(?! (?:itt|a|az|vele|egyedül|nélkül|így|együtt|\\p{L}+b[ae]n))',
        'nem akarok tovább élni',
      ],
      ['öngyilkos (?:akarok lenni|leszek|lennék|szeretnék lenni)', 'öngyilkos leszek'],
      ['öngyilkosságra gondolok|öngyilkossági gondolat\\p{L}*|véget vet\\p{L}+ az életemnek', 'véget vetek az életemnek'],
    ],
  },
  {
    name: 'Greek',
    not: 'δεν|δε|μην|μη',
    idiom: '(?:από|απ) (?:τα γέλια|ντροπή|πείνα|βαρεμάρα|ζέστη|τη ζέστη)',
    phrases: [
      ['θέλω (?:απλά |μόνο )?να (?:πεθάνω|αυτοκτονήσω|σκοτωθώ)', 'θέλω να πεθάνω'],
      ['θα αυτοκτονήσω|να σκοτώσω τον εαυτό μου|να δώσω τέλος στη ζωή μου|να τελειώσω τη ζωή μου', 'θέλω να δώσω τέλος στη ζωή μου'],
      [
        'δεν? (?:θέλω|αντέχω) (?:πια |άλλο )?να (?:ζω|ζήσω|υπάρχω)(?! (?:πια )?(?:εδώ|στη\\p{L}*|στο\\p{L}*|σε|με|μόν\\p{L}+|χωρίς|έτσι|μαζί))',
        'δεν θέλω πια να ζω',
      ],
      ['δεν? θέλω να ξυπνήσω (?:ξανά|ποτέ|πια|αύριο)', 'δεν θέλω να ξυπνήσω ξανά'],
      ['σκέφτομαι (?:την αυτοκτονία|να αυτοκτονήσω|τον θάνατο)|σκέψεις αυτοκτονίας', 'σκέφτομαι την αυτοκτονία'],
    ],
  },
];
