/** What a member may open to guides or close, by the kind of data. */
export const guideDataTypes = ['goals', 'habits', 'challenge', 'level', 'mood', 'journal', 'assessment'] as const;
export type GuideDataType = (typeof guideDataTypes)[number];

/** What a member has opened to guides. */
export type GuideConsent = Readonly<Record<GuideDataType, boolean>>;

/** Before a member chooses: what one does is open, how one is stays closed. */
export const usualConsent: GuideConsent = {
  goals: true,
  habits: true,
  challenge: true,
  level: true,
  mood: false,
  journal: false,
  assessment: false,
};

/** What something that a guide knows is: a record of an opened kind, or a part of the profile. */
export const knownKinds = ['profile', ...guideDataTypes] as const;
export type KnownKind = (typeof knownKinds)[number];

/** Most notes that a member keeps for one guide, and the longest, in characters: they go along with every message. */
export const MOST_GUIDE_NOTES = 12;
export const GUIDE_NOTE_MAX = 240;
