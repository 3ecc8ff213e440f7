import { type api, daySourceOf, isFilled, type MemberDay } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { earliestOf, presentDate } from './earning.ts';
import { presentEntries } from './ledger.ts';
import { listActsOf } from './ledger-store.ts';
import { listDays, readProgress } from './store.ts';
import { streakToday } from './streak-today.ts';

type Features = typeof api.gamification;

/** Marked days of a span; freezes that the next act will use are shown as used. */
export async function readDays({ actor, deps, query }: Call<Features['days']>) {
  const row = await readProgress(deps.db.query, actor.id);
  const today = presentDate({ deps, actor }, row);
  const days = await listDays(deps.db.query, actor.id, earliestOf(query.from, row.lastActivity));
  const shown = streakToday(row, days, today).days.filter(({ localDate }) => localDate >= query.from && localDate <= query.to);
  return { today, days: [...shown].sort((a, b) => (a.localDate < b.localDate ? -1 : 1)).map(presentDay) };
}

/** Why a day counts: its mark, what was done on it or told of it, and what that brought. */
export async function readDay({ actor, deps, params }: Call<Features['day']>) {
  const { query } = deps.db;
  const row = await readProgress(query, actor.id);
  const today = presentDate({ deps, actor }, row);
  const marked = streakToday(row, await listDays(query, actor.id, earliestOf(params.date, row.lastActivity)), today).days;
  const day = marked.find(({ localDate }) => localDate === params.date);
  const rows = await listActsOf(query, actor.id, params.date);
  const sum = (of: 'xp' | 'coins') =>
    Math.max(
      0,
      rows.filter(({ source }) => source !== 'coins_spent').reduce((total, each) => total + each[of], 0),
    );
  const acts = await presentEntries(
    query,
    actor.id,
    rows.filter(({ source, turn }) => turn === 0 && source !== 'coins_spent'),
  );
  return {
    localDate: params.date,
    kind: day?.kind ?? null,
    source: day ? daySourceOf(day) : null,
    counts: day !== undefined && isFilled(day),
    open: params.date >= today,
    acts,
    xp: sum('xp'),
    coins: sum('coins'),
  };
}

const presentDay = (day: MemberDay) => ({ localDate: day.localDate, kind: day.kind, source: daySourceOf(day) });
