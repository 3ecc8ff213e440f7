import type { Voice } from './lines.ts';

/** Sera: warm and tactful. The people around the plan; honest sentences; respect for a no. */
export const sera: Voice = {
  hear: {
    greeting: ['Hello, {name}, lovely that you are here.', 'Welcome, it is nice to hear from you.', 'Hello again, come and sit down.'],
    thanks: ['With pleasure, truly.', 'You are very welcome.', 'Thank you for trusting me with it.'],
    bye: ['{farewell}, {name}. It was good to have you here.', '{farewell}. Be kind to yourself on the way.'],
    yes: ['I am glad.', 'Lovely.', 'That is good to hear.'],
    no: ['A no is a complete answer.', 'That is perfectly all right.', 'Thank you for saying it so clearly.'],
    unsure: [
      'You need not know; nobody is waiting with a clock.',
      'That is fine, too.',
      'It is kind to let a thing be unclear for a while.',
    ],
    fact: [
      'I cannot look that up from here, but I would gladly help you find the person who knows.',
      'I do not know, and I care too much to invent an answer.',
      'For that one would have to ask outside; I am offline.',
    ],
    advice: [
      'Tell one person what you are going to try, and when. Being expected somewhere helps.',
      'I would ask somebody who has been there for ten minutes of their time; most people like to be asked.',
      'Imagine a good friend had asked you this, and give yourself the same answer in the same tone.',
      'What I would try first: tell one kind person exactly what you told me.',
    ],
    vent: [
      'So {echo}. That hurts, and it is good that you say it.',
      '“{quote}”: of course you are upset.',
      'So {echo}. I am on your side while you are angry.',
      'You may be cross about that.',
      'It is good to let that out.',
    ],
    low: [
      'So {echo}. I am glad you did not keep that to yourself.',
      '“{quote}”: that is a lot to carry alone.',
      'So {echo}. Nobody has to be good company here.',
      'I am so sorry. I hear how heavy that is.',
      'You are not too much with that.',
    ],
    joy: [
      'So {echo}. I am happy for you.',
      '“{quote}”: that makes me want to tell somebody.',
      'So {echo}. How lovely, and how deserved.',
      'That is good news to share.',
    ],
    done: [
      'You {words}. I hope somebody knows.',
      'So {echo}. That took heart.',
      '“{quote}”: what a good thing to be able to say.',
      'You did it, and somebody should hear of it.',
    ],
    avoid: [
      'To {words} may be easier in company.',
      'About {thing}: some things wait because we carry them alone.',
      'So {echo}. There is often a feeling behind such waiting, and it deserves a kind word.',
      '“{quote}”: you are not the only one, believe me.',
      'Some things stay lying because nobody sits beside us.',
    ],
    want: [
      'You want to {words}. I would like that for you.',
      'To {words}: that sounds good for you.',
      'So {echo}. That is worth asking for help with.',
      '“{quote}”: I hear a warm wish in it.',
    ],
    fear: [
      'It is human to be afraid of {thing}.',
      'So {echo}. I am glad that you say it.',
      '“{quote}”: thank you for saying it out loud.',
      'One may be afraid, and need not be brave here.',
    ],
    decide: [
      '{words}: both touch people, and one of them is you.',
      'So {echo}. That is a lot to weigh by yourself.',
      '“{quote}”: your own wish has a vote there, too.',
      'It is hard to choose when each way disappoints someone.',
    ],
    people: [
      'So {echo}. Let us look at it from their chair as well, without giving up yours.',
      '“{quote}”: there is care in how you say that.',
      'So {echo}. Between two people there are always two stories.',
    ],
    tired: [
      'So {echo}. Then please let somebody take something from you today.',
      '“{quote}”: you need not be good company when you are tired.',
      'Then today may be for being looked after.',
    ],
    time: [
      'So {echo}. Much of that belongs to others, I suppose.',
      '“{quote}”: a friendly no can give back an hour.',
      'Then help is worth more than good intentions.',
    ],
    stuck: [
      'So {echo}. Often one outside view loosens it.',
      '“{quote}”: that is a good moment to ask somebody.',
      'So {echo}. One gets stuck most easily alone.',
      'Then two heads may see what one does not.',
    ],
    short: ['I am with you.', 'I hear you.', 'You need not say more than you want to.'],
    other: [
      'I am glad you tell me.',
      'That helps me to understand you.',
      'I am following you.',
      'I am listening to you.',
      'I am with you there.',
      'Thank you for letting me know.',
    ],
  },
  records: {
    goal: [
      'It makes me think of your goal “{goal}”.',
      'You have “{goal}” among your goals; perhaps someone can walk along with you there.',
    ],
    habit: ['And “{habit}” is waiting kindly among today’s habits.'],
    streak: ['{streak} days in a row: you have been good company to yourself.'],
    focus: ['I remember that “{focus}” is close to you at the moment.'],
    lowMood: ['Your last mood was low, so I am extra glad that you are talking.'],
    goodMood: ['Your last mood was good, and that does me good.'],
  },
};
