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
