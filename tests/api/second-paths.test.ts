import { describe, expect, it } from 'vitest';
import { world } from '../../apps/bff/src/testing/index.ts';

const json = { 'content-type': 'application/json', accept: 'application/json' };
const newcomer = {
  firstName: 'Ada',
  email: 'ada.second@example.org',
  password: 'quiet river stones',
  birthYear: 1990,
  birthMonth: 5,
  timeZone: 'Europe/Berlin',
};

describe('the paths without /api', () => {
  it('register a member, whom the ordinary paths know [api-013]', async () => {
    const { nobody } = await world('sqlite');
    const registered = await nobody.fetch('/auth/register', { method: 'POST', headers: json, body: JSON.stringify(newcomer) });
    expect(registered.status).toBe(201);
    const { email, password } = newcomer;
    const signedIn = await nobody.fetch('/api/auth/login', { method: 'POST', headers: json, body: JSON.stringify({ email, password }) });
    expect(await signedIn.json()).toMatchObject({ success: true, user: { email } });
  });

  it('tell the dashboard to whoever asks for JSON, as /api does [api-020]', async () => {
    const { ada } = await world('sqlite');
    const [plain, usual] = await Promise.all(
      ['/dashboard', '/api/dashboard'].map(async (path) => (await ada.fetch(path, { headers: { accept: 'application/json' } })).json()),
    );
    expect(plain).toMatchObject({ success: true, data: { user: { name: expect.any(String) }, stats: {} } });
    expect(plain).toEqual(usual);
  });

  it('lead to goals, their milestones and those that moved last [api-018] [api-019] [api-060]', async () => {
    const { ada } = await world('sqlite');
    const ask = async (path: string, init: RequestInit = {}) => (await ada.fetch(path, { headers: json, ...init })).json();
    const goal = { title: 'Finish my thesis', size: 'L', milestones: [{ title: 'Outline agreed' }] };
    const { data } = await ask('/goals', { method: 'POST', body: JSON.stringify(goal) });
    expect(await ask(`/goals/${data.id}/milestones`)).toMatchObject({ success: true, milestones: [{ title: 'Outline agreed' }] });
    expect(await ask('/goals/recent')).toMatchObject({ success: true, goals: [{ title: goal.title }] });
    expect(await ask('/goals')).toEqual(await ask('/api/goals'));
  });
});
