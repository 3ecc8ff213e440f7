import type { CareLevel } from '@everstep/domain';

/** A talk of one member with the assistant of the learning area. */
export interface CourseSessionTable {
  id: string;
  memberId: string;
  title: string;
  /** The persona that answered last. */
  personaId: string;
  courseId: string | null;
  lessonId: string | null;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

export interface CourseMessageTable {
  id: string;
  sessionId: string;
  role: 'user' | 'assistant';
  content: string;
  personaId: string;
  /** What the member's prompt said by itself, and for replies how they were meant. */
  safetyLevel: CareLevel;
  /** JSON of the card that answered; null without one. */
  safetyCard: string | null;
  /** 1 when the built-in assistant wrote it. */
  offline: number;
  createdAt: string;
}

/** What a member chose; each has one at most. */
export interface CourseAiSettingTable {
  memberId: string;
  /** Null as long as none was chosen. */
  personaId: string | null;
  offline: number;
  updatedAt: string;
}

export interface CourseTables {
  courseSession: CourseSessionTable;
  courseMessage: CourseMessageTable;
  courseAiSetting: CourseAiSettingTable;
}
