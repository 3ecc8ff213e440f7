import type { StrangerMessages } from './stranger-messages.ts';

/** Wordings that were reported as missed, and ordinary ones with the same words. The rules were tuned on them. */
export const reportedMessages: StrangerMessages = {
  danger: [
    'I have the pills here in front of me',
    'I bought the rope',
    "I'm standing on the bridge",
    "can't do life anymore",
    "there's no point in being here anymore",
    'I want to dissapear forever',
    'I could just drive into a tree',
    'I have been giving away my things and wrote letters to my kids',
    'how many paracetamol would it take',
    'My husband held a knife to my throat last night',
    'My partner threatened me with a knife',
    'everyone would be better off with me gone',
    "I don't see a way out",
    'I have a plan and a date',
    "i'd be better off gone",
    "I made a will and gave away the dog, it's nearly time",
    "I'm done. Tell my sister I love her.",
    'Ich ritze mich wieder',
    'Mein Mann schlägt mich',
  ],
  ordinary: [
    'I bought the rope for climbing',
    'I have the pills for my cold here in front of me',
    "I'm standing on the bridge and taking a photo of the river",
    'I could kill for a pizza',
    'I have been giving away my clothes to charity',
    'how many paracetamol can I take for a headache',
    'how many paracetamol would it take for a fever to go down',
    "I can't do life admin anymore, it bores me",
    'I could just drive into town and buy a tree',
    'I want to disappear forever into the woods of Finland on holiday',
  ],
};
