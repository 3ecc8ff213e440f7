import type { Matter } from '../matter.ts';

/** When somebody is dying or has died, and one looks for words. */
export const farewells: readonly Matter[] = [
  {
    name: 'somebody is dying',
    isGrave: true,
    isTender: true,
    pattern:
      /\b(?:mum|mom|mother|dad|father|husband|wife|partner|brother|sister|son|daughter|friend|nan|gran\w*|aunt|uncle) is (?:slowly )?dying\b(?! (?:to|for|of (?:boredom|laughter|embarrassment)))|\b(?:in palliative care|(?:days|weeks|months) (?:left )?to live)\b/i,
    examples: [
      'my father is dying and I do not know what to say to him',
      'mum has only weeks left',
      'my grandmother is in a hospice',
      'I am sitting at the bed of my dying mother',
      'the doctors say there is nothing more they can do for dad',
      'how do you say goodbye to somebody',
      'my dad has not long to live and there is so much unsaid',
      'my best friend is dying, she is 41',
      'we are waiting for the end, I have not slept',
      'what do I say to a dying person',
      'my husband is in palliative care at home',
    ],
    said: ['I am so sorry. There is hardly anything larger than this, and you are in the middle of it.'],
    asks: ['Is there something that you would still like to say, or to hear?', 'Who shares the watch with you?'],
    thoughts: [
      'Four short sentences are enough, and one may say them at any time, also to somebody asleep: “Thank you. I am sorry. I forgive you. I love you.” Take the ones that are true.',
      'You need not talk. A hand, a damp cloth, their music softly, reading from the paper as always. Hearing is said to stay the longest; speak as if it were so.',
      'Ask while it can be asked: “What was the best summer of your life? What shall I tell the children?” Record it with your phone. Questions are lighter than farewells.',
      'Ask the nurses or the hospice everything, also at night: what the breathing means, what you may do, when to ring. They know it, and no question is too small.',
      'Share the watch: a list with hours, somebody who cooks, one night when you sleep at home. Many go in the ten minutes when nobody is in the room; that is no fault of anyone’s.',
    ],
  },
  {
    name: 'words for somebody who mourns',
    isTender: true,
    isMild: true,
    examples: [
      'what do I write to a friend whose mother died',
      'how do I comfort a colleague after a death in her family',
      "my friend's husband died and I do not dare to ring",
      'what to say at a funeral',
      'condolence card, I do not know what to write',
      'my neighbour lost her son, I avoid her because I have no words',
      "my boyfriend's dad died and I can not help him",
      'how can I support my best friend who lost her baby',
      'funeral of a friend of mine on monday, what do I do there',
      'my wife lost her mother and does not want to talk',
    ],
    said: ['That you look for the right words says much already. There are hardly any, and it is not on them that it depends.'],
    asks: ['How close are you to them?', 'What was the one who died like, as far as you know?'],
    thoughts: [
      'Two lines are enough, sent today: “I have just heard about your father. I am so sorry. I am thinking of you, and you need not answer.” The only wrong card is the one that was not sent.',
      'Add one memory, if you have one: “He always carried the crate for me and whistled.” Such lines are kept in a drawer for years.',
      'Do not say “if you need anything”. Say what and when: “I am bringing soup on Thursday at six and leave it at the door.” Or the dog, the children, the lawn.',
      'At the funeral: go, take a hand, say the name. “I liked her so much.” No reasons and no “at least”. Then stand about; being there is the whole task.',
      'Put a note in your calendar in six weeks, in three months, and on the date in a year. When all others are silent, “I am thinking of you and of Peter today” is worth most.',
    ],
  },
];
