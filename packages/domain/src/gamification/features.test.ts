import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureAccess, features, featuresUnlockedAt, unlockedFeatures } from './features.ts';
import { FeatureAccess } from './schemas.ts';

const fresh = { highestLevel: 1, granted: [] };

describe('feature access', () => {
  it('lists as open only what works in this version, at every level', () => {
    const standing = (level: number) =>
      features.filter(({ stands, requiredLevel }) => stands && requiredLevel <= level).map(({ name }) => name);
    expect(standing(1)).toEqual(expect.arrayContaining(['dashboard', 'mood', 'journal', 'challenges']));
    expect(unlockedFeatures(fresh)).toEqual(standing(1));
    expect(unlockedFeatures({ highestLevel: 100, granted: ['circles'] })).toEqual(standing(100));
    expect(standing(100)).not.toContain('circles');
  });

  it('is open from the start for all that helps, and for leaving', () => {
    for (const name of ['journal', 'habits', 'goals', 'chat', 'meditation', 'assessments', 'help', 'export', 'challenges', 'script'])
      expect(featureAccess(name, fresh)).toMatchObject({ hasAccess: true, requiredLevel: null, alternative: null });
  });

  it('is never called open in words while the feature is not part of this version', () => {
    for (const { name, stands } of features) {
      const { message } = featureAccess(name, { highestLevel: 100, granted: [] });
      expect(message).toContain(stands ? ': open to ' : ': not part of this version.');
    }
  });

  it('offers meanwhile nothing that this version does not have', () => {
    const parts =
      /affirmation|\bboard|vision|course|lesson|group|circle|connect|meditat|script|assessment|league|mentor|repl|message|frame|shop|export/i;
    for (const { alternative, name } of features.filter(({ requiredLevel }) => requiredLevel > 1)) {
      expect(alternative?.match(parts) ?? null, name).toBeNull();
    }
  });

  it.each([
    ['affirmation_packs', 2],
    ['own_prompts', 3],
    ['connect_groups', 5],
    ['second_vision_board', 8],
    ['publish_course', 10],
    ['circles', 12],
    ['host_co_challenge', 15],
    ['profile_frames', 20],
    ['weekly_league', 25],
    ['mentor_board', 75],
  ])('opens %s at level %i, not before', (name, level) => {
    expect(featureAccess(name, { highestLevel: level, granted: [] })).toMatchObject({ hasAccess: true, alternative: null });
    const closed = featureAccess(name, { highestLevel: level - 1, granted: [] });
    expect(closed).toMatchObject({ hasAccess: false, requiredLevel: level });
    expect(closed.message).toContain(`level ${level}`);
    expect(closed.alternative).not.toBeNull();
  });

  it('can be granted by an administrator', () => {
    expect(featureAccess('circles', { highestLevel: 1, granted: ['circles'] }).hasAccess).toBe(true);
  });

  it('says so when there is no such feature', () => {
    expect(featureAccess('time_travel', fresh)).toEqual({
      hasAccess: false,
      message: 'There is no feature of this name.',
      requiredLevel: null,
      alternative: null,
    });
  });

  it('is never taken away by a higher level, and answers in the form of the contract', () => {
    const name = fc.constantFrom(...features.map((feature) => feature.name), 'unknown', '__proto__');
    fc.assert(
      fc.property(name, fc.nat(100), fc.nat(100), (feature, a, b) => {
        const low = featureAccess(feature, { highestLevel: Math.min(a, b), granted: [] });
        const high = featureAccess(feature, { highestLevel: Math.max(a, b), granted: [] });
        if (low.hasAccess) expect(high.hasAccess).toBe(true);
        expect(FeatureAccess.parse(low)).toEqual(low);
      }),
    );
  });

  it('announces nothing that this version does not have', () => {
    const announced = [...featuresUnlockedAt(0, 1), ...featuresUnlockedAt(1, 100)];
    expect(announced.map(({ name }) => name)).toContain('own_prompts');
    expect(announced.filter(({ stands }) => !stands)).toEqual([]);
  });
});
