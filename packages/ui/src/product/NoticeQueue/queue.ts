import { type Award, type LevelUp, NOTICE_STAGGER_MS } from '@everstep/domain';

/** One short notice at the top of the screen; `award` is what "Why?" explains. */
export type Notice =
  | { readonly id: string; readonly kind: 'xp'; readonly xp: number; readonly act: string; readonly award?: Award }
  | { readonly id: string; readonly kind: 'coins'; readonly coins: number }
  | { readonly id: string; readonly kind: 'achievements'; readonly titles: readonly string[] }
  /** A missed day counts: earned back into a streak of so many days, or filled afterwards. */
  | { readonly id: string; readonly kind: 'day'; readonly earnedBack: number | null }
  | { readonly id: string; readonly kind: 'message'; readonly message: string; readonly award?: Award };

/** What appears `atMs` milliseconds after an award's turn began. */
export type Cue = { readonly atMs: number; readonly notice: Notice } | { readonly atMs: number; readonly levelUp: LevelUp };

/** The cues of one award, earliest first. An act that earned nothing and has nothing to say gives none. */
export function cuesOf(award: Award, turn: number): readonly Cue[] {
  const id = (kind: string) => `${turn}-${kind}`;
  const cues: Cue[] = [];
  if (award.xpAwarded > 0) {
    cues.push({ atMs: NOTICE_STAGGER_MS.xp, notice: { id: id('xp'), kind: 'xp', xp: award.xpAwarded, act: award.receipt.label, award } });
  } else if (award.receipt.reason === 'daily_cap' && award.message !== '') {
    cues.push({ atMs: NOTICE_STAGGER_MS.xp, notice: { id: id('message'), kind: 'message', message: award.message, award } });
  }
  const { earnedBack, backdated } = award.receipt;
  if (earnedBack || backdated?.repaired) {
    cues.push({ atMs: NOTICE_STAGGER_MS.coins, notice: { id: id('day'), kind: 'day', earnedBack: earnedBack?.streak ?? null } });
  }
  if (award.coinsAwarded > 0) {
    cues.push({ atMs: NOTICE_STAGGER_MS.coins, notice: { id: id('coins'), kind: 'coins', coins: award.coinsAwarded } });
  }
  if (award.levelUp !== null) cues.push({ atMs: NOTICE_STAGGER_MS.levelUp, levelUp: award.levelUp });
  if (award.achievementsUnlocked.length > 0) {
    const titles = award.achievementsUnlocked.map((achievement) => achievement.title);
    cues.push({ atMs: NOTICE_STAGGER_MS.achievements, notice: { id: id('achievements'), kind: 'achievements', titles } });
  }
  return cues;
}

export interface NoticeQueueState {
  /** Counts awards; names the one that plays. */
  readonly turn: number;
  readonly playing: readonly Cue[] | null;
  readonly waiting: readonly Award[];
  readonly visible: readonly Notice[];
  readonly levelUp: LevelUp | null;
  /** Cues of the playing award that were not shown yet. */
  readonly due: readonly Cue[];
  /** All cues of the playing award were shown and their time is over. */
  readonly played: boolean;
}

export const emptyQueue: NoticeQueueState = { turn: 0, playing: null, waiting: [], visible: [], levelUp: null, due: [], played: false };

export type NoticeAction =
  | { readonly type: 'celebrate'; readonly award: Award }
  | { readonly type: 'cue'; readonly cue: Cue }
  | { readonly type: 'hide'; readonly id: string }
  | { readonly type: 'played' }
  | { readonly type: 'continue' }
  /** Something else comes first: what is shown goes out of sight and waits with what is still to come. */
  | { readonly type: 'hold' }
  | { readonly type: 'clear' };

/** Begins the next award that has something to show. */
function advance(state: NoticeQueueState): NoticeQueueState {
  const [award, ...waiting] = state.waiting;
  if (award === undefined) return { ...state, playing: null, due: [], played: false };
  const turn = state.turn + 1;
  const cues = cuesOf(award, turn);
  const next = { ...state, turn, waiting, played: false };
  return cues.length === 0 ? advance(next) : { ...next, playing: cues, due: cues };
}

function show(state: NoticeQueueState, cue: Cue): NoticeQueueState {
  const due = state.due.filter((other) => other !== cue);
  return 'levelUp' in cue ? { ...state, due, levelUp: cue.levelUp } : { ...state, due, visible: [...state.visible, cue.notice] };
}

/** Takes what is in sight back to what is still to come, which begins anew once it may: nothing is lost, and what was seen to its end does not return. */
function hold(state: NoticeQueueState): NoticeQueueState {
  if (state.playing === null) return state;
  const inSight = (cue: Cue) => ('levelUp' in cue ? cue.levelUp === state.levelUp : state.visible.includes(cue.notice));
  const rest = state.playing.filter((cue) => state.due.includes(cue) || inSight(cue));
  const held = { ...state, visible: [], levelUp: null, played: false };
  const [first] = rest;
  if (first === undefined) return advance(held);
  const playing = rest.map((cue) => ({ ...cue, atMs: inSight(cue) ? 0 : cue.atMs - first.atMs }));
  return { ...held, playing, due: playing };
}

/** One queue for all awards: an award plays its cues, a later one waits until it and an open level-up are done. */
export function noticeQueue(state: NoticeQueueState, action: NoticeAction): NoticeQueueState {
  switch (action.type) {
    case 'celebrate': {
      const queued = { ...state, waiting: [...state.waiting, action.award] };
      return state.playing === null ? advance(queued) : queued;
    }
    case 'cue':
      return state.due.includes(action.cue) ? show(state, action.cue) : state;
    case 'hide':
      return { ...state, visible: state.visible.filter((notice) => notice.id !== action.id) };
    case 'played':
      return state.levelUp === null ? advance(state) : { ...state, played: true };
    case 'continue': {
      const closed = { ...state, levelUp: null };
      return state.played ? advance(closed) : closed;
    }
    case 'hold':
      return hold(state);
    case 'clear':
      return { ...emptyQueue, turn: state.turn };
  }
}
