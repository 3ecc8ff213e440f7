import type { CorePersonaId } from '@everstep/domain';

/** A line for each guide. `{who}` is who died ("your dad", a name, or "them"), `{whom}` is "him", "her" or "them". */
export type Voiced = Readonly<Record<CorePersonaId, string>>;
/** Several for each, to follow one another. */
export type VoicedLines = Readonly<Record<CorePersonaId, readonly string[]>>;

/** The first words to a death. */
export const condolences: Readonly<Record<'person' | 'pet' | 'unborn' | 'suicide' | 'unsure' | 'someone', Voiced>> = {
  person: {
    kael: 'I am so sorry about {who}. Everything else can stand still for this.',
    skye: 'I am so sorry about {who}. That comes before anything else here.',
    luma: 'I am so sorry about {who}. Everything else may fade behind that.',
    riko: 'I am so sorry about {who}. No wit from me now, only that.',
    sera: 'I am so very sorry about {who}. Thank you for telling me.',
    nova: 'I am so sorry about {who}. The rest can wait.',
  },
  someone: {
    kael: 'I am so sorry. Everything else can stand still for this.',
    skye: 'I am so sorry. That comes before anything else here.',
    luma: 'I am so sorry. Everything else may fade behind that.',
    riko: 'I am so sorry. No wit from me now, only that.',
    sera: 'I am so very sorry. Thank you for telling me.',
    nova: 'I am so sorry. The rest can wait.',
  },
  pet: {
    kael: 'I am so sorry. Somebody who walked beside you every day is missing.',
    skye: 'I am so sorry. That was a member of the household, and the loss is a real one.',
    luma: 'I am so sorry. A whole corner of the home looks different now.',
    riko: 'I am so sorry. They ask for so little and leave such a hole.',
    sera: 'I am so sorry. To love an animal and lose it is real grief.',
    nova: 'I am so sorry. That is a real loss.',
  },
  unborn: {
    kael: 'I am so sorry. You lost a child and a whole road with it.',
    skye: 'I am so sorry. That is the loss of a child, however early it was.',
    luma: 'I am so sorry. So much was already there, in your eyes and your plans.',
    riko: 'I am so sorry. There is nothing clever to say, and I will not try.',
    sera: 'I am so very sorry for your loss. Your child was real, and so is this.',
    nova: 'I am so sorry. That is a loss, and a big one.',
  },
  suicide: {
    kael: 'I am so sorry about {who}. To lose somebody that way leaves a weight that nobody should carry alone.',
    skye: 'I am so sorry about {who}. A death like that is among the hardest there are.',
    luma: 'I am so sorry about {who}. A death like that darkens everything around it for a while.',
    riko: 'I am so very sorry about {who}. That is about as hard as it gets.',
    sera: 'I am so very sorry about {who}. That is a terrible way to lose somebody.',
    nova: 'I am so sorry about {who}. That is a brutal loss.',
  },
  unsure: {
    kael: 'I am so sorry. “Gone” is a heavy word, and I stop here with you.',
    skye: 'I am so sorry. That one word outweighs the rest.',
    luma: 'I am so sorry. I can see how much is missing in that one word.',
    riko: 'I am so sorry. No wit from me on that.',
    sera: 'I am so sorry. I am here, and there is no hurry.',
    nova: 'I am so sorry. We stop everything else.',
  },
};

/** For those who are left behind by a suicide; an offer and no question. */
export const HELP_FOR_THE_BEREAVED =
  '“Help now” at the top has people to talk to, also for those who are left behind; you need not be in danger to call.';

/** An ear, where somebody tells on. */
export const ears: VoicedLines = {
  kael: [
    'I am still beside you in this.',
    'There is no pace to keep here.',
    'That belongs to it, and you may put it down here.',
    'I hear it. It need not lead anywhere.',
    'Say as much of it as you can carry today.',
  ],
  skye: [
    'I have read that with care.',
    'That belongs here, and nothing has to be done with it.',
    'It need not be in any order.',
    'I hear it. Take the time that it takes.',
    'There is no right way to tell this.',
  ],
  luma: [
    'I see a little of what that is like.',
    'That may stand here, in whatever light it has.',
    'Even the small things look different now.',
    'I hear it. It need not be put away.',
    'Let it be as large as it is.',
  ],
  riko: [
    'I am listening, and for once I mean to be quiet.',
    'That may be said here as it is, with no moral to it.',
    'I hear it. Nothing to fix, nobody to impress.',
    'Go on, or do not. I am not going anywhere.',
    'That is a lot for one person and a kettle.',
  ],
  sera: [
    'I am here, and I am listening.',
    'Thank you for trusting me with that.',
    'I hear how much this is.',
    'You need not hold yourself together here.',
    'All of that has its place.',
  ],
  nova: ['I am here. Go on, or rest.', 'I hear that.', 'That counts, too.', 'No need to make sense of it now.', 'Take your time.'],
};

/** Where who it was becomes known, or what they were called. */
export const named = {
  who: '{Who}. I am so sorry.',
  name: '{name}. I am glad to know the name.',
} as const;

/** Asked once each, and never what happened. */
export const questions = {
  who: 'Who was it, if you would like to say?',
  pet: 'What was the name?',
  about: 'Would you like to tell me something about {whom}?',
  hold: 'Is there somebody near who knows how this is for you?',
  now: 'What is the hardest hour of the day just now?',
} as const;

/** Where somebody asks whether they were heard. */
export const heardLines: Readonly<Record<'known' | 'unborn' | 'unknown', string>> = {
  known: 'Yes, I heard you: you lost {who}. That is what matters here, and I am sorry if it did not sound so.',
  unborn: 'Yes, I heard you: you lost your baby. That is what matters here, and I am sorry if it did not sound so.',
  unknown: 'Yes, I heard you: you lost somebody. That is what matters here, and I am sorry if it did not sound so.',
};
