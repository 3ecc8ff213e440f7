import type { FeatureAccess } from './schemas.ts';

/** One part of the product that may be locked. */
export interface Feature {
  readonly name: string;
  readonly title: string;
  /** Level that opens it; 1 is always open. */
  readonly requiredLevel: number;
  /** What can be done meanwhile in this version; null where nothing is locked. */
  readonly alternative: string | null;
  /** Its page works in this version. Only what stands is announced or listed as open. */
  readonly stands: boolean;
}

const standing: readonly string[] = [
  'challenges',
  'dashboard',
  'goals',
  'habits',
  'journal',
  'own_prompts',
  'mood',
  'chat',
  'help',
  'accessibility',
  'schemes',
];

const locked = (name: string, title: string, requiredLevel: number, alternative: string | null): Feature => ({
  name,
  title,
  requiredLevel,
  alternative,
  stands: standing.includes(name),
});
const open = (name: string, title: string): Feature => locked(name, title, 1, null);

/** Every feature by the level that opens it. What helps a person practise, or to leave, is never locked. */
export const features: readonly Feature[] = [
  open('dashboard', 'Dashboard'),
  open('mood', 'Mood tracker'),
  open('journal', 'Journal'),
  open('habits', 'Habits'),
  open('goals', 'Goals'),
  open('chat', 'The six guides'),
  open('meditation', 'Meditation'),
  open('assessments', 'Assessments'),
  open('help', 'Help'),
  open('export', 'Export and delete'),
  open('accessibility', 'Accessibility'),
  open('schemes', 'Colour schemes'),
  open('challenges', 'Challenges'),
  open('notifications', 'Messages from the team'),
  open('script', 'Your first life script'),
  locked('affirmation_packs', 'Affirmation packs', 2, 'The note of a mood takes words of your own.'),
  locked('own_prompts', 'Your own journal prompts', 3, 'More than sixty questions of ours wait in the journal.'),
  locked('connect_groups', 'Connect+ groups and message requests', 5, 'All six guides are open to talk with.'),
  locked('second_vision_board', 'A second vision board', 8, 'Luma, one of the guides, likes to look ahead with you.'),
  locked('publish_course', 'Publish a course', 10, 'Talk a subject through with any of the guides.'),
  locked('circles', 'Circles', 12, 'All six guides are open to talk with.'),
  locked('host_co_challenge', 'Host a co-challenge', 15, 'Your daily check-in counts your days in a row.'),
  locked('profile_frames', 'Profile frames', 20, 'Your photo and your tier colour are shown as they are.'),
  locked('weekly_league', 'The weekly league', 25, 'Your own week is on the dashboard.'),
  locked('mentor_board', 'Mentor board', 75, 'Your level and your tier are on the dashboard.'),
];

/**
 * Whether a member may use a feature, and what opens it.
 *
 * @param member the highest level ever reached (what was open once stays open), and the features granted by an administrator
 */
export function featureAccess(name: string, member: { readonly highestLevel: number; readonly granted: readonly string[] }): FeatureAccess {
  const feature = features.find((candidate) => candidate.name === name);
  if (!feature) return { hasAccess: false, message: 'There is no feature of this name.', requiredLevel: null, alternative: null };
  const { requiredLevel, alternative } = feature;
  const hasAccess = requiredLevel === 1 || member.highestLevel >= requiredLevel || member.granted.includes(name);
  const message = accessMessage(feature, hasAccess);
  return { hasAccess, message, requiredLevel: requiredLevel === 1 ? null : requiredLevel, alternative: hasAccess ? null : alternative };
}

/** What is not part of this version is never called open, whatever the level says. */
function accessMessage({ title, requiredLevel, stands }: Feature, hasAccess: boolean): string {
  const absent = `${title}: not part of this version`;
  if (!hasAccess) return stands ? `${title}: opens at level ${requiredLevel}.` : `${absent}; belongs to level ${requiredLevel}.`;
  if (!stands) return `${absent}.`;
  return requiredLevel === 1 ? `${title}: open to everyone.` : `${title}: open to you.`;
}

/** Standing features that open on the way from one level (exclusive) to another (inclusive), in order. */
export function featuresUnlockedAt(fromLevel: number, toLevel: number): readonly Feature[] {
  return features.filter(({ requiredLevel, stands }) => stands && requiredLevel > fromLevel && requiredLevel <= toLevel);
}

/** Names of all standing features that a member may use. */
export function unlockedFeatures(member: { readonly highestLevel: number; readonly granted: readonly string[] }): readonly string[] {
  return features.filter(({ name, stands }) => stands && featureAccess(name, member).hasAccess).map(({ name }) => name);
}
