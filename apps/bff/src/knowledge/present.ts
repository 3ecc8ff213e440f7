import type { GuideNote, KnownItem, TalkSummary } from '@everstep/domain';
import type { KnownRecord } from './records.ts';
import type { GuideNoteRow, summariesWith } from './store.ts';

export const presentItem = ({ ref, kind, label, detail, source }: KnownRecord, forgotten: ReadonlySet<string>): KnownItem => ({
  ref,
  kind,
  label,
  detail,
  source,
  forgotten: forgotten.has(ref),
});

export const presentNote = ({ id, text, createdAt, updatedAt }: GuideNoteRow): GuideNote => ({ id, text, createdAt, updatedAt });

export const presentSummary = (
  { id, title, content, updatedAt }: Awaited<ReturnType<typeof summariesWith>>[number],
  ref: string,
  forgotten: ReadonlySet<string>,
): TalkSummary => ({ ref, conversationId: id, title, content, updatedAt, forgotten: forgotten.has(ref) });
