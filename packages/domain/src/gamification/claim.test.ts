import { describe, expect, it } from 'vitest';
import { claimOf, moduleClaimOf } from './claim.ts';

describe('a named award', () => {
  it('may be claimed for a check-in and for what the table does not know', () => {
    expect(claimOf({ source: 'daily_checkin' }, 'r')).toMatchObject({ kind: 'open', activity: { source: 'daily_checkin', requested: 10 } });
    expect(claimOf({ source: 'dancing', baseAmount: 500 }, 'r')).toEqual({
      kind: 'open',
      activity: { source: 'other', reference: 'r', requested: 500 },
    });
  });

  it('needs the record where there is one behind it', () => {
    expect(claimOf({ source: 'mood_tracking' }, 'r')).toMatchObject({ kind: 'refused', reason: 'no_record' });
    expect(claimOf({ source: 'mood_tracking', metadata: { moodId: 7 } }, 'r')).toMatchObject({ kind: 'refused', reason: 'no_record' });
    expect(claimOf({ source: 'mood_tracking', baseAmount: 3, metadata: { moodId: 'm1' } }, 'r')).toEqual({
      kind: 'record',
      source: 'mood_log',
      recordId: 'm1',
      activity: { source: 'mood_log', reference: 'm1', requested: 3 },
    });
  });

  it('is refused for what only the server can know', () => {
    for (const source of ['streak_milestone', 'profile_complete', 'scheme_choice', 'guide_chat', 'data_export', 'helpful_reply']) {
      expect(claimOf({ source, metadata: { id: 'x' } }, 'r')).toMatchObject({ kind: 'refused', reason: 'not_earning' });
    }
  });

  it('for a module goes by the activity, else by module and activity, else earns nothing', () => {
    expect(moduleClaimOf({ module: 'zen', activity: 'meditation_complete', data: { sessionId: 's' } }, 'r')).toMatchObject({
      kind: 'record',
      source: 'meditation_complete',
    });
    expect(moduleClaimOf({ module: 'meditation', activity: 'session', data: { sessionId: 's' } }, 'r')).toMatchObject({
      kind: 'record',
      source: 'meditation_complete',
    });
    expect(moduleClaimOf({ module: 'zen', activity: 'opened' }, 'r')).toMatchObject({
      kind: 'open',
      activity: { source: 'module_unlock' },
    });
  });
});
