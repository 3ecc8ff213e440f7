import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';
import { makeVapidKeys } from './notifications/push/vapid.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({
      host: '127.0.0.1',
      port: 8787,
      dataDir: './data',
      databaseUrl: undefined,
      demo: true,
      trustedProxies: 0,
      rateLimitScale: 1,
      ai: { provider: 'offline' },
    });
  });

  it('names every problem at once, with reasons and without values', () => {
    const attempt = () =>
      readEnv({
        PORT: '99999',
        DATABASE_URL: 'mysql://root:hunter2@db',
        JWT_SECRET: 'hunter2',
        AI_PROVIDER: 'openai',
        API_ORIGINS: 'https://ok.example.org, https://a.example.org/path',
        RATE_LIMIT_SCALE: '0',
      });
    expect(attempt).toThrow(EnvError);
    let message = '';
    try {
      attempt();
    } catch (error) {
      message = String(error);
    }
    for (const name of ['PORT', 'DATABASE_URL', 'JWT_SECRET', 'API_ORIGINS', 'RATE_LIMIT_SCALE']) expect(message).toContain(`  ${name} `);
    expect(message).not.toContain('hunter2');
  });

  it('asks for what an AI provider needs', () => {
    expect(() => readEnv({ AI_PROVIDER: 'openai' })).toThrow(/AI_BASE_URL is needed.*\n.*AI_MODEL is needed/);
    expect(() => readEnv({ AI_PROVIDER: 'gemini' })).toThrow(/AI_API_KEY is needed.*\n.*AI_MODEL is needed/);
    expect(readEnv({ AI_PROVIDER: 'gemini', AI_API_KEY: 'k', AI_MODEL: 'm' }).ai).toMatchObject({ baseUrl: undefined, model: 'm' });
    expect(readEnv({ AI_DAILY_BUDGET: '50000' }).ai.dailyBudget).toBe(50_000);
    expect(() => readEnv({ AI_DAILY_BUDGET: '0' })).toThrow('AI_DAILY_BUDGET must be at least 1');
  });

  it('takes an empty variable for an unset one', () => {
    expect(readEnv({ DATABASE_URL: '', PUBLIC_URL: '', JWT_SECRET: '' })).toMatchObject({ databaseUrl: undefined, jwtSecret: undefined });
  });

  it('offers the demo until the server has a public address, unless told otherwise', () => {
    expect(readEnv({ PUBLIC_URL: 'https://everstep.example.org/' })).toMatchObject({
      demo: false,
      publicUrl: 'https://everstep.example.org',
    });
    expect(readEnv({ PUBLIC_URL: 'https://everstep.example.org', DEMO: 'on' }).demo).toBe(true);
    expect(readEnv({ DEMO: 'off' }).demo).toBe(false);
  });

  it('takes the keys of pushes all together or not at all, and never repeats them', () => {
    const { publicKey, privateKey } = makeVapidKeys();
    const all = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:ines@example.org' };
    expect(readEnv(all).push).toEqual({ publicKey, privateKey, subject: 'mailto:ines@example.org' });
    expect(readEnv({}).push).toBeUndefined();
    const problemsOf = (variables: Record<string, string>) => {
      try {
        readEnv(variables);
      } catch (error) {
        return String(error);
      }
      return 'none';
    };
    expect(problemsOf({ VAPID_PUBLIC_KEY: publicKey })).toMatch(/VAPID_PRIVATE_KEY is needed.*\n.*VAPID_SUBJECT is needed/);
    expect(problemsOf({ ...all, VAPID_PRIVATE_KEY: makeVapidKeys().privateKey })).toMatch(/VAPID_PRIVATE_KEY does not belong/);
    const bad = problemsOf({ VAPID_PUBLIC_KEY: 'hunter2', VAPID_PRIVATE_KEY: publicKey, VAPID_SUBJECT: 'ines@example.org' });
    for (const name of Object.keys(all)) expect(bad).toContain(`  ${name} must be `);
    for (const value of ['hunter2', publicKey, privateKey]) expect(bad).not.toContain(value);
    expect(problemsOf({ ...all, VAPID_PRIVATE_KEY: 'A'.repeat(43) })).toMatch(/VAPID_PRIVATE_KEY does not belong/);
  });
});
