import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as tellable from './admin/tellable.ts';
import * as banner from './challenges/banner.ts';
import * as catalogue from './challenges/catalogue.ts';
import * as challenge from './challenges/challenge.ts';
import * as choices from './chat/choices.ts';
import * as foundWords from './chat/found-words.ts';
import * as ownAccount from './chat/own-account.ts';
import { corePersonaIds } from './chat/personas.ts';
import * as tidyProposal from './chat/tidy-proposal.ts';
import * as fromStep from './council/from-step.ts';
import * as readVoice from './council/read-voice.ts';
import * as connection from './debug/connection.ts';
import * as mayDebug from './debug/may-debug.ts';
import * as achievements from './gamification/achievements.ts';
import * as award from './gamification/award.ts';
import type { Activity, AwardState, LedgerRow } from './gamification/award-state.ts';
import * as awards from './gamification/awards.ts';
import * as baseXp from './gamification/base-xp.ts';
import * as claim from './gamification/claim.ts';
import * as counters from './gamification/counters.ts';
import * as fallbacks from './gamification/fallbacks.ts';
import * as features from './gamification/features.ts';
import * as levels from './gamification/levels.ts';
import * as markAct from './gamification/mark-act.ts';
import * as pause from './gamification/pause.ts';
import * as replay from './gamification/replay.ts';
import * as streak from './gamification/streak.ts';
import * as streakCare from './gamification/streak-care.ts';
import * as undo from './gamification/undo.ts';
import * as device from './layout/device.ts';
import * as sizes from './layout/sizes.ts';
import * as audience from './notifications/audience.ts';
import * as push from './notifications/push.ts';
import * as quietHours from './notifications/quiet-hours.ts';
import * as shortText from './shared/short-text.ts';
import * as dates from './time/dates.ts';
import * as moment from './time/moment.ts';
import * as relativeTime from './time/relative-time.ts';
import * as zoneChange from './time/zone-change.ts';

/** The rules by file. A rule that is exported there and has no input below fails the test. */
const files = {
  tellable,
  connection,
  mayDebug,
  banner,
  catalogue,
  challenge,
  fromStep,
  readVoice,
  choices,
  foundWords,
  ownAccount,
  tidyProposal,
  shortText,
  audience,
  push,
  quietHours,
  achievements,
  award,
  awards,
  baseXp,
  claim,
  counters,
  fallbacks,
  features,
  levels,
  markAct,
  pause,
  replay,
  streak,
  streakCare,
  undo,
  device,
  sizes,
  dates,
  moment,
  relativeTime,
  zoneChange,
};

const number = fc.oneof(fc.double(), fc.integer(), fc.nat(400));
const count = fc.oneof(fc.nat(500), number);
const word = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString', 'id'));
const date = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10)),
  },
  { weight: 1, arbitrary: fc.date().map((at) => (Number.isNaN(at.getTime()) ? 'Invalid Date' : at.toISOString().slice(0, 10))) },
  { weight: 1, arbitrary: fc.string() },
);
const instant = fc.oneof(
  fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
  fc.string(),
);
const zone = fc.oneof(fc.constantFrom('UTC', 'Europe/Berlin', 'Pacific/Kiritimati', 'Etc/GMT+12'), fc.string());
const timeOfDay = fc.oneof(fc.constantFrom('00:00', '02:30', '22:00'), fc.string());
const now = fc.record({ instant, localDate: date, capDate: date, timeZone: zone });
const kind = fc.constantFrom('active', 'frozen', 'paused', 'repaired');
const day = fc.record(
  { localDate: date, kind, source: fc.constantFrom('act', 'freeze', 'pause', 'backdate', 'earn_back') },
  { requiredKeys: ['localDate', 'kind'] },
);
const days = fc.array(day, { maxLength: 20 });
const streakState = fc.record({
  current: count,
  longest: count,
  multiplierStep: number,
  activeDays: count,
  lastActivity: fc.option(date),
});
const source = fc.oneof(fc.constantFrom(...Object.keys(awards.awardRules)), word);
const counts = fc.dictionary(fc.oneof(fc.constantFrom(...counters.counterNames), word), number);
const totals = {
  totalXp: number,
  coins: number,
  coinsEarned: number,
  coinsSpent: number,
  highestLevel: fc.oneof(fc.nat(1000), fc.integer()),
};
// Dictionaries have arbitrary keys: a state, an act or a row read from outside may carry more than its type says.
const state = fc.record({
  ...totals,
  alreadyCounted: fc.boolean(),
  today: fc.record({ counts: fc.dictionary(source, number), cappedBaseXp: number }),
  streak: streakState,
  days,
  freezes: fc.oneof(fc.nat(2), fc.integer()),
  missedDate: fc.option(date),
  actsSinceMissed: count,
  earnedBackOn: fc.option(date),
  firstSteps: fc.array(word),
  achievements: fc.array(word),
  streakMilestones: fc.array(fc.nat(400)),
  counters: counts,
}) as fc.Arbitrary<AwardState>;
// Keys of `gains` are arbitrary, as above.
const activity = fc.record(
  {
    source,
    reference: word,
    facts: fc.record(
      {
        size: fc.constantFrom('S', 'M', 'L'),
        minutes: number,
        words: number,
        days: number,
        elapsedPercent: number,
        ageHours: number,
        daysSinceLast: number,
      },
      { requiredKeys: [] },
    ),
    requested: number,
    forDate: date,
    gains: counts,
  },
  { requiredKeys: ['source', 'reference'] },
) as fc.Arbitrary<Activity>;
// Only the turn is narrower than what the arbitraries say, and its values are the three there are.
const ledgerRow = fc.record({
  source,
  reference: word,
  period: date,
  turn: fc.constantFrom(0, 1, 2),
  base: number,
  capped: fc.boolean(),
  multiplierPercent: number,
  xp: number,
  coins: number,
  localDate: date,
  at: instant,
  timeZone: zone,
}) as fc.Arbitrary<LedgerRow>;
const rows = fc.array(ledgerRow, { maxLength: 6 });
const booked = fc.record({ rows, actDate: date, otherActs: count });
const metadata = fc.dictionary(word, fc.oneof(fc.string(), number, fc.boolean(), fc.constant(null)));
const member = fc.record({ highestLevel: number, granted: fc.array(word) });
const run = fc.record(
  {
    status: fc.constantFrom('active', 'paused'),
    challengeTemplateId: word,
    challengeId: word,
    challengeName: word,
    currentDay: number,
    startDate: date,
    totalProgress: fc.record({ totalDays: number, streak: number }, { requiredKeys: [] }),
    todayCompleted: fc.boolean(),
  },
  { requiredKeys: ['status', 'currentDay', 'startDate', 'totalProgress'] },
);
const gainedDate = fc.record({ localDate: date, instant, timeZone: zone });
const anySource = fc.constantFrom(...Object.keys(awards.awardRules));
const ruleArbitrary = anySource.map((name) => awards.ruleOf(awards.sourceOf(name) ?? 'other'));
const baseRule = ruleArbitrary.map(({ base }) => base);
const pauseSpan = fc.record({ from: date, until: date });

/** An arbitrary input for each rule, by file and name. */
const inputs: Record<string, fc.Arbitrary<readonly unknown[]>> = {
  'banner.challengeBanner': fc.tuple(fc.array(run)),
  'challenge.challengeTypeOf': fc.tuple(fc.option(number, { nil: undefined })),
  'catalogue.lengthRules': fc.tuple(number),
  'challenge.challengeNameOf': fc.tuple(fc.option(number, { nil: undefined }), word),
  'challenge.challengeTemplateOf': fc.tuple(word),
  'challenge.templateIdOf': fc.tuple(run),
  'challenge.displayedChallenge': fc.tuple(fc.array(run)),
  'achievements.newAchievements': fc.tuple(counts, fc.array(word)),
  'achievements.achievementProgress': fc.tuple(counts, fc.array(word)),
  'achievements.hiddenAchievements': fc.tuple(fc.array(word)),
  'achievements.achievementOf': fc.tuple(word),
  'award.ledgerKey': fc.tuple(activity, now),
  'award.decideAward': fc.tuple(state, activity, now),
  'award.decideNothing': fc.tuple(state, activity, now, fc.constantFrom('no_record', 'not_earning')),
  'awards.sourceOf': fc.tuple(word),
  'awards.ruleOf': fc.tuple(anySource),
  'awards.actInWords': fc.tuple(fc.record({ label: word, about: fc.option(word, { nil: undefined }) })),
  'awards.sourceText': fc.tuple(word),
  'baseXp.maxBase': fc.tuple(baseRule),
  'baseXp.tableBase': fc.tuple(
    baseRule,
    activity.map(({ facts }) => facts ?? {}),
    number,
  ),
  'baseXp.earnedBase': fc
    .tuple(anySource, activity, state, fc.boolean())
    .map(([name, act, { today }, late]) => [name, awards.ruleOf(awards.sourceOf(name) ?? 'other'), act, today, late] as const),
  'baseXp.todayOf': fc.tuple(rows, date),
  'baseXp.countRow': fc.tuple(
    state.map(({ today }) => today),
    ledgerRow,
  ),
  'baseXp.capLeft': fc.tuple(state.map(({ today }) => today)),
  'claim.claimOf': fc.tuple(fc.record({ source, baseAmount: number, metadata }, { requiredKeys: ['source'] }), word),
  'claim.moduleClaimOf': fc.tuple(
    fc.record({ module: word, activity: source, data: metadata }, { requiredKeys: ['module', 'activity'] }),
    word,
  ),
  'counters.addCounters': fc.tuple(counts, counts),
  'fallbacks.fallbackAward': fc.tuple(number),
  'features.featureAccess': fc.tuple(word, member),
  'features.featuresUnlockedAt': fc.tuple(number, number),
  'features.unlockedFeatures': fc.tuple(member),
  'levels.need': fc.tuple(number),
  'levels.totalAt': fc.tuple(number),
  'levels.levelOf': fc.tuple(number),
  'levels.tierOf': fc.tuple(number),
  'levels.levelTitleOf': fc.tuple(number),
  'levels.levelProgress': fc.tuple(number, number),
  'levels.levelCoins': fc.tuple(number),
  'replay.replay': fc.tuple(rows),
  'streak.multiplierPercent': fc.tuple(number),
  'streak.multiplierStepOf': fc.tuple(number),
  'streak.mergedDays': fc.tuple(days),
  'streak.streakOf': fc.tuple(days, date),
  'streak.streakAtLast': fc.tuple(days),
  'streak.restMissedDays': fc.tuple(days, date, number),
  'streak.streakAsOf': fc.tuple(streakState, days, date, number),
  'streak.daySourceOf': fc.tuple(day),
  'streak.isFilled': fc.tuple(day),
  'streak.markDay': fc.tuple(fc.record({ days, streak: streakState, freezes: number }), date, fc.constantFrom('active', 'repaired')),
  'streakCare.backdateCredit': fc.tuple(fc.record({ date, today: date, days })),
  'streakCare.earnBack': fc.tuple(fc.record({ missedDate: date, today: date, days, actsSince: number, lastEarnBack: fc.option(date) })),
  'streakCare.canEarnBack': fc.tuple(fc.record({ missedDate: date, today: date, lastEarnBack: fc.option(date) })),
  'streakCare.missedBefore': fc.tuple(days, date),
  'streakCare.repairsLeft': fc.tuple(days, date),
  'pause.pauseLength': fc.tuple(pauseSpan),
  'pause.pauseDaysLeft': fc.tuple(fc.array(pauseSpan), word),
  'pause.planPause': fc.tuple(fc.record({ from: date, length: number, today: date, pauses: fc.array(pauseSpan) })),
  'pause.endPause': fc.tuple(pauseSpan, date),
  'markAct.actDateOf': fc.tuple(activity, now),
  'markAct.markAct': fc.tuple(state, activity, ruleArbitrary, now),
  'markAct.replacedDays': fc.tuple(days, days),
  'undo.decideUndo': fc.tuple(state, booked, now),
  'undo.decideRedo': fc.tuple(state, booked, now),
  'device.deviceOf': fc.tuple(fc.record({ width: number, height: number })),
  'sizes.badgeText': fc.tuple(number),
  'dates.dayNumber': fc.tuple(date),
  'dates.addDays': fc.tuple(date, number),
  'dates.daysBetween': fc.tuple(date, date),
  'dates.weekOf': fc.tuple(date),
  'dates.lastDays': fc.tuple(date, number),
  'moment.localDateOf': fc.tuple(fc.oneof(instant, fc.date()), zone, number),
  'moment.momentOf': fc.tuple(
    fc.record({ now: fc.date(), timeZone: zone, dayStartHour: number, occurredAt: instant }, { requiredKeys: ['now', 'timeZone'] }),
  ),
  'fromStep.stepGoalId': fc.tuple(fc.oneof(fc.uuid(), fc.string()), fc.constantFrom(...corePersonaIds)),
  'fromStep.goalOfStep': fc.tuple(fc.record({ question: fc.string({ maxLength: 3000 }), nextStep: fc.string({ maxLength: 400 }) })),
  'fromStep.talkOnDraft': fc.tuple(fc.record({ question: fc.string(), nextStep: fc.string() })),
  'readVoice.readVoice': fc.tuple(
    fc.array(fc.oneof(fc.string(), fc.constantFrom('Next step:', '**Next step:** ', '\n'))).map((parts) => parts.join('\n')),
  ),
  'tidyProposal.tidyProposal': fc.tuple(
    fc.oneof(
      fc.anything(),
      fc.record({ kind: fc.constantFrom('create-goal', 'log-mood', 'toString'), title: fc.anything(), dueDate: fc.anything() }),
    ),
    date,
  ),
  'choices.tidyChoices': fc.tuple(fc.array(fc.string())),
  'foundWords.foundIn': fc.tuple(fc.string(), fc.string({ maxLength: 5 })),
  'foundWords.excerptOf': fc.tuple(fc.string(), fc.string({ maxLength: 5 })),
  'ownAccount.accountIn': fc.tuple(fc.string()),
  'ownAccount.entryIn': fc.tuple(fc.string()),
  'tellable.tellable': fc.tuple(count),
  'tellable.tellableXp': fc.tuple(count, count),
  'connection.readManualApiUrl': fc.tuple(fc.oneof(fc.string(), fc.webUrl())),
  'connection.readExternalIp': fc.tuple(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6())),
  'connection.allowedOrigin': fc.tuple(fc.array(word), word, fc.array(word)),
  'connection.isConnected': fc.tuple(
    fc.oneof(
      fc.record({ kind: fc.constant('answered'), status: number }),
      fc.record({ kind: fc.constantFrom('unreadable', 'offline', 'blocked', 'cancelled') }),
    ),
  ),
  'mayDebug.mayDebug': fc.tuple(fc.constantFrom('admin', 'member'), word),
  'audience.audienceOfRole': fc.tuple(fc.constantFrom('admin', 'member')),
  'audience.concerns': fc.tuple(
    fc.oneof(
      fc.record({ kind: fc.constant('reply'), memberId: word }),
      fc.record({
        kind: fc.constant('sent'),
        audience: fc.constantFrom('all', 'role:admin', 'role:member', 'members'),
        sentAt: instant,
        members: fc.array(word).map((ids) => new Set(ids)),
      }),
    ),
    fc.record({ id: word, role: fc.constantFrom('admin', 'member'), joinedAt: instant }),
  ),
  'audience.dueAt': fc.tuple(fc.record({ undoSeconds: number, sendAt: instant }, { requiredKeys: ['undoSeconds'] }), fc.date()),
  'quietHours.quietHoursEnd': fc.tuple(fc.record({ from: timeOfDay, to: timeOfDay }), fc.date(), zone),
  'quietHours.mayAnnounce': fc.tuple(
    fc.constantFrom('welcome', 'announcement', 'feature', 'maintenance', 'promotion', 'reminder', 'personal'),
    fc.record({
      mutedTypes: fc.array(fc.constantFrom('promotion', 'reminder')),
      quiet: fc.option(fc.record({ from: timeOfDay, to: timeOfDay })),
    }),
    fc.date(),
    zone,
  ),
  'push.pushMessage': fc.tuple(fc.record({ id: word, subject: fc.string(), sender: fc.string(), isPrivate: fc.boolean() })),
  'push.pushUrgency': fc.tuple(fc.constantFrom('urgent', 'high', 'normal', 'low')),
  'push.pushOutcome': fc.tuple(number),
  'push.pushAgainAt': fc.tuple(number, fc.option(number, { nil: undefined }), fc.date(), fc.date()),
  'push.retryAfterSeconds': fc.tuple(fc.oneof(fc.constant(undefined), fc.constantFrom('120', 'Mon, nonsense'), fc.string()), fc.date()),
  'shortText.onOneLine': fc.tuple(fc.string({ unit: 'binary' })),
  'shortText.cutAtWord': fc.tuple(fc.string({ unit: 'binary' }), fc.nat(50)),
  'relativeTime.relativeTime': fc.tuple(instant, fc.date(), zone),
  'relativeTime.dateText': fc.tuple(date, date),
  'zoneChange.creditedDate': fc.tuple(fc.option(fc.record({ settled: gainedDate, newest: gainedDate })), now),
};

const rules = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => (typeof value === 'function' ? [[`${file}.${name}`, value] as const] : [])),
);

describe('no input crashes a rule', () => {
  it('of which every one is tried', () => {
    expect(Object.keys(inputs).toSorted()).toEqual(rules.map(([name]) => name).toSorted());
  });

  it.each(rules)('%s', (name, rule) => {
    const input = inputs[name];
    if (!input) throw new Error(`${name} has no input`);
    // The inputs above are of the rule's own parameter types; the table erases which is which.
    const call = rule as (...args: readonly unknown[]) => unknown;
    fc.assert(fc.property(input, (args) => void call(...args)));
  });
});

describe('whatever state a decision is given', () => {
  it('awards no negative XP or coins, and nothing that is no whole number', () => {
    const whole: fc.Arbitrary<AwardState> = state.map((given) => ({
      ...given,
      totalXp: 50,
      coins: 5,
      coinsEarned: 5,
      coinsSpent: 0,
      highestLevel: 1,
    }));
    fc.assert(
      fc.property(whole, activity, now, (given, act, at) => {
        const { award: answer, rows: bookedRows } = award.decideAward(given, act, at);
        for (const amount of [answer.xpAwarded, answer.coinsAwarded, ...bookedRows.flatMap(({ xp, coins, base }) => [xp, coins, base])]) {
          expect(Number.isInteger(amount) && amount >= 0).toBe(true);
        }
      }),
    );
  });
});
