import type { Matter } from '../matter.ts';

/** Being a stranger, here and sometimes there. */
export const newcomers: readonly Matter[] = [
  {
    name: 'looked at as a foreigner',
    isTender: true,
    examples: [
      'people stare at us because we are black',
      'we are the only foreign family in the street and nobody talks to us',
      'a woman on the bus told me to go back to my country',
      'they change the side of the road when they see me',
      'my headscarf and everyone looks',
      'I have lived here for twenty years and they still ask where I am really from',
      'no one sits next to me on the train',
      'because of my name I do not get a flat',
      'somebody said a racist thing to my child',
      'they think I steal because I am from Romania',
      'I get asked for my papers, my friends never',
    ],
    said: ['That is wrong, and it is not about anything you did. It is tiring to be looked at like that, day after day.'],
    asks: ['What happened last?', 'With whom can you be without having to explain yourself?'],
    thoughts: [
      'Tell it to somebody this week who does not say “they did not mean it”: a friend, somebody from your community, a group of people who know it. What is told weighs less.',
      'Write down what happened: day, place, words, who saw it. There are advice centres against discrimination; with such a note they can do something, and you decide whether they shall.',
      'For remarks have one calm sentence, and then go: “I live here. Good day.” You owe nobody a discussion. Stand next to other people, and do not stay alone with somebody loud.',
      'Look for one door that opens: the neighbour with a child of the same age, a club, a parents’ café. “We are new, and would like to know the street. Will you come for tea on Sunday?” One yes is enough to begin.',
      'For the child: “That was wrong of him, and not of you.” Then tell the school, in writing, and ask what they will do by Friday.',
    ],
  },
  {
    name: 'between two countries',
    isTender: true,
    isMild: true,
    examples: [
      'when I visit home I feel like a foreigner there as well',
      'too German for Turkey and too Turkish for Germany',
      'at home they say I have changed, here I am the foreigner',
      'I do not belong here and not there any more',
      'my children only speak the language of here',
      'my son is ashamed when I speak, he speaks the language better',
      'my daughter translates for me at the doctor and I feel small',
      'our kids do not want to speak our language any more',
      'my heart is in two places',
      'I live between two languages and dream in neither',
      'when I go home they call me the foreigner, and here too',
    ],
    said: ['To have two places and be a little strange in both: that is a loss, and it is also a wealth nobody sees.'],
    asks: ['What of there would you want to keep here, whatever happens?', 'In which moments do you feel at home, wherever it is?'],
    thoughts: [
      'Keep one custom alive each week, in your kitchen: the bread, the songs, the Friday tea, with guests from here. A home can be an hour, and not only a place.',
      'Speak your own language with the children, also when they answer in the other. Stories, jokes, cooking; not grammar. At twenty they are grateful, even if at thirteen they roll their eyes.',
      'If your child is ashamed, tell them once how it is: “In my language I am funny and quick. Here I am slow. I do it for us.” And let them teach you five words a week; it makes you two allies.',
      'For doctor and offices ask for an interpreter, or bring a grown-up friend, so that your child need not carry it. Say: “You are my son, not my office.”',
      'Find others who live between: a group, a choir, a football team of people from everywhere. There the question “Where are you from?” is the beginning of a good talk.',
    ],
  },
];
