import { OWN_FORMAT, OWN_VERSION, type OwnHead } from '@everstep/domain/transfer';
import { listPrompts } from '../../journal/store.ts';
import { vaultOf } from '../../journal/vault.ts';
import { preferencesOf } from '../../notifications/preferences.ts';
import { conversationsOut, courseSessionsOut } from './conversations-out.ts';
import { councilsOut } from './councils-out.ts';
import { guidesOut } from './guides-out.ts';
import { entriesOut, experimentsOut, goalsOut, habitsOut, ledgerOut, moodsOut, runsOut, type Source } from './read-out.ts';
import { safetyPlanOut } from './safety-plan-out.ts';
import { threadsOut } from './threads-out.ts';

/** The whole export as one JSON, which can be taken in again here and elsewhere. Written a record at a time. */
export async function* exportJson(source: Source, head: Omit<OwnHead, 'format' | 'version'>): AsyncGenerator<string> {
  const whole: OwnHead = { format: OWN_FORMAT, version: OWN_VERSION, ...head };
  yield `${JSON.stringify(whole).slice(0, -1)},\n`;
  yield* listOf('habits', habitsOut(source));
  yield* listOf('moods', moodsOut(source));
  yield* listOf('journal', entriesOut(source));
  const prompts = await listPrompts(source.query, source.memberId);
  yield `"prompts":${JSON.stringify(prompts.map(({ id, text }) => ({ id, text })))},\n`;
  // Locked entries are opened by the key in here, and that by the passphrase or the recovery key.
  yield `"vault":${JSON.stringify(await readVault(source))},\n`;
  yield `"safetyPlan":${JSON.stringify(await safetyPlanOut(source))},\n`;
  yield `"guides":${JSON.stringify(await guidesOut(source))},\n`;
  yield* listOf('conversations', conversationsOut(source));
  yield* listOf('courseSessions', courseSessionsOut(source));
  yield* listOf('councils', councilsOut(source));
  yield* listOf('threads', threadsOut(source));
  yield `"notificationPreferences":${JSON.stringify(await preferencesOf(source.query, source.memberId))},\n`;
  yield* listOf('goals', plainGoals(source));
  yield* listOf('challenges', runsOut(source));
  yield* listOf('experiments', experimentsOut(source));
  yield* listOf('ledger', ledgerOut(source), '\n}\n');
}

async function* listOf(name: string, items: AsyncIterable<unknown>, end = ',\n'): AsyncGenerator<string> {
  yield `"${name}":[`;
  let separator = '\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield `]${end}`;
}

async function* plainGoals(source: Source) {
  for await (const { progressHabits: _, ...goal } of goalsOut(source)) yield goal;
}

async function readVault({ query, memberId }: Source) {
  const known = await vaultOf(query, memberId);
  if (known === null) return null;
  const { version: _, ...vault } = known;
  return vault;
}
