import { type DateText, dayNumber, daysBetween, generalChatPersona, STREAK_MILESTONES } from '@everstep/domain';
import { type GuideMoment, guideLines } from './guide-lines.ts';

/** What a greeting may know of the member. */
export interface GuideFacts {
  readonly firstName: string;
  readonly today: DateText;
  readonly activeDays: number;
  readonly lastActivity: DateText | null;
  readonly streak: number;
  readonly checkedIn: boolean;
  /** Nothing is open among the steps that the dashboard lists. */
  readonly stepsDone: boolean;
  readonly nextLevel: number;
  /** To the next level. */
  readonly xpLeft: number;
}

/** A level this close is worth naming. */
const NEAR_LEVEL_XP = 15;
/** Days away after which a guide welcomes one back. */
const BACK_AFTER_DAYS = 4;
/** Days in a row from which a guide speaks of them. */
const STREAK_DAYS = 3;

/** The line with which a guide greets today; the same all day while nothing changes. */
export function guideLine(personaId: string | undefined, facts: GuideFacts): { personaId: string; text: string } {
  const guide = generalChatPersona(personaId);
  const lines = guideLines[guide][momentOf(facts)];
  const line = lines[(dayNumber(facts.today) ?? 0) % lines.length] ?? '';
  return { personaId: guide, text: filled(line, facts) };
}

function momentOf({ activeDays, lastActivity, today, streak, checkedIn, stepsDone, xpLeft }: GuideFacts): GuideMoment {
  const milestones: readonly number[] = STREAK_MILESTONES;
  if (activeDays === 0) return 'new';
  if (lastActivity !== null && daysBetween(lastActivity, today) >= BACK_AFTER_DAYS) return 'back';
  if (checkedIn && milestones.includes(streak)) return 'milestone';
  if (stepsDone) return 'allDone';
  if (xpLeft <= NEAR_LEVEL_XP) return 'nearLevel';
  if (checkedIn) return 'checkedIn';
  return streak >= STREAK_DAYS ? 'openWithStreak' : 'open';
}

function filled(line: string, facts: GuideFacts): string {
  const values: Readonly<Record<string, string>> = {
    name: facts.firstName,
    streak: String(facts.streak),
    xpLeft: String(facts.xpLeft),
    level: String(facts.nextLevel),
  };
  return line.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
