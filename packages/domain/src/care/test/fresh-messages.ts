import type { OrdinaryMessages, RiskMessages } from './written-messages.ts';

/** Messages with a risk, written after the rules were tuned. */
export const freshRisk: RiskMessages = {
  suicide: {
    direct: [
      'Tonight I am going to end my life, nobody can stop me',
      'I keep imagining how I would hang myself',
      'I want to kill myself because of the debts',
      'There is a rope in the garage and I am thinking about suicide',
      'I would rather be dead than go back to that school',
      'I do not want to be alive any more',
    ],
    indirect: ['You will all be better off once I am gone', 'I am done with this life', 'I wish I had never been born'],
    joking: ['brb killing myself lol', 'haha if I fail again I will hang myself, no joke', 'lol suicide sounds like a good weekend plan'],
    third_person: [
      'My neighbour says that she wants to end her life',
      'My best friend sent me a goodbye letter and wants to die',
      'I am worried that my sister will kill herself',
    ],
    typo: ['im gonna kil my self', 'i want to dei', 'thinkin bout suicde alot', 'I want to k1ll myself'],
    past: ['I survived a suicide attempt in 2012'],
  },
  self_harm: {
    direct: [
      'I cut myself again this morning',
      'I am going to burn my arm with the iron on purpose',
      'I want to hurt myself really badly',
      'I hit my head against the door on purpose',
    ],
    indirect: ['The razor is calling me again', 'Only pain makes the numbness stop'],
    joking: ['lol I cut myself again, so stupid', 'haha scratched my arms bloody on purpose'],
    third_person: ['My nephew is cutting himself', 'My girlfriend burns herself with cigarettes'],
    typo: ['i wana hurt mysef', 'i cut my slef again'],
  },
  harm_to_others: {
    direct: [
      'I am going to kill my ex-husband',
      'I want to strangle my sister in her sleep',
      'I will stab him if he comes near me',
      'I want to shoot my colleagues',
    ],
    indirect: ['He will not see the morning', 'I dream of watching her burn'],
    joking: ['haha I will kill my roommate tonight, seriously', 'lol gonna stab my brother for real'],
    third_person: ['My father says he will kill my uncle', 'A classmate told me he will shoot people at our school'],
    typo: ['im going to kiil my husband', 'i wnat to stab my boss'],
  },
  abuse: {
    direct: [
      'My father hits me every night',
      'My ex raped me last year and I told nobody',
      'My husband kicks me when he is angry',
      'My grandfather touches me in the bath',
      'He strangled me until I passed out',
    ],
    indirect: ['I am not allowed to have my own phone', 'She reads all my messages and screams if I am five minutes late'],
    joking: ['lol my boyfriend slapped me again'],
    third_person: ['My aunt is beaten by her husband', 'My friend gets hit at home', 'My little brother is being abused by his coach'],
    typo: ['my husbend beats me', 'my dad tuoches me'],
  },
  acute_danger: {
    direct: [
      'I took thirty sleeping pills an hour ago',
      'I swallowed bleach',
      'I cannot breathe properly and my chest hurts',
      'There is a burglar in my house right now',
    ],
    indirect: ['My arm hangs down and my words come out wrong'],
    joking: ['haha just took all my tablets at once'],
    third_person: ['My flatmate is unconscious on the floor', 'My baby has stopped breathing', 'My friend took an overdose'],
    typo: ['i swallowd bleech', 'she is unconsious'],
  },
  distress: {
    direct: ['I feel worthless', 'I have no hope left', 'I hate my life'],
    indirect: ['I cannot see the point of anything'],
    joking: ['lol crying in the shower again'],
    third_person: ['My dad is desperate since he lost his job'],
    typo: ['i feel so worhtless'],
  },
};

/** Ordinary messages, written after the rules were tuned. */
export const freshOrdinary: OrdinaryMessages = {
  metaphor: [
    'My schedule is murder this week',
    'I am dying to try the new bakery',
    'The last lap nearly killed me',
    'My inbox is a disaster and I am drowning',
    'She will kill me when she sees the kitchen',
    'I am so tired I could die',
    'The wifi dies every evening',
    'I want to kill this habit of snacking',
  ],
  quoted: [
    'My son sings "another one bites the dust" all day',
    'The coach says "no pain, no gain"',
    'The book begins with "Mother died today"',
  ],
  fiction: [
    'My novel opens with a murder in the library',
    'In the play my character is stabbed by Brutus',
    'We watched a documentary about a plane crash',
  ],
  negated: ['I am not dead yet, just slow', 'It is not the end of the world'],
  past: ['My uncle died when I was six', 'I broke my wrist last winter'],
  everyday: [
    'I cut my hair myself and it looks fine',
    'I hit my personal best in the 5k',
    'I took all my vitamins this week',
    'My daughter jumped off the diving board for the first time',
    'I need to cut back on sugar',
    'My brother beat me at chess again',
    'I hurt my knee while running, what else can I do?',
    'I want to end this project well',
    'We hung the pictures in the hall',
    'My friend and I had a fight and I want to apologise',
  ],
};
