import type { SafetyCard as Card, CourseMessage, CourseSession } from '@everstep/domain';
import { chat } from '@everstep/domain/contract';
import type { Met } from '../care/meet-text.ts';
import type { MessageRow, SessionRow } from './store.ts';

/** A message as it leaves. The member's own words carry no label. */
export function presentMessage(row: MessageRow): CourseMessage {
  const card = row.safetyCard === null ? null : chat.SafetyCard.parse(JSON.parse(row.safetyCard));
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    timestamp: row.createdAt,
    personaId: row.personaId,
    contentType: card === null ? 'text' : 'safety',
    safety: row.role === 'assistant' && row.safetyLevel >= 2 ? { level: row.safetyLevel, card } : null,
    offline: row.offline === 1,
  };
}

export const presentHead = (row: SessionRow) => ({
  _id: row.id,
  title: row.title,
  personaId: row.personaId,
  lastUpdated: row.updatedAt,
  createdAt: row.createdAt,
  ...(row.courseId === null ? {} : { courseId: row.courseId }),
  ...(row.lessonId === null ? {} : { lessonId: row.lessonId }),
});

export const presentSession = (row: SessionRow, messages: readonly MessageRow[]): CourseSession => ({
  ...presentHead(row),
  messages: messages.map(presentMessage),
});

/** The card in words, for places that show text only. */
export const cardText = ({ title, body }: Card): string => [title, ...body].join('\n\n');

/** How a text was met; null for ordinary ones. */
export const presentSafety = ({ decision, card }: Met) => (decision.level >= 2 ? { level: decision.level, card: card ?? null } : null);
