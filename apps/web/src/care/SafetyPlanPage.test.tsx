import { api, emptySafetyPlan } from '@everstep/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { keepPlan, readPlan } from './plan-store.ts';
import { SafetyPlanPage } from './SafetyPlanPage.tsx';

const words = { ...emptySafetyPlan, people: 'Jo, day and night' };
const stored = { words, version: 3, updatedAt: '2026-03-01T10:00:00.000Z' };
const offline = new ApiError('network', 'Network error. Please check your connection.');
const people = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /People I can ask for help/ });

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('shows the member’s own words and saves them when one pauses, from the version they were made from', async () => {
  const server = fakeServer()
    .on(api.care.safetyPlan, stored)
    .on(api.care.saveSafetyPlan, ({ body }) => ({ words: body.words, version: body.version + 1, updatedAt: '2026-03-02T10:00:00.000Z' }));
  renderIn(<SafetyPlanPage />, { server });
  const field = await people();
  expect(field.value).toBe(words.people);
  await userEvent.type(field, '!');
  expect(readPlan('ada')).toMatchObject({ words: { people: `${words.people}!` }, version: 3, unsent: true });
  await waitFor(() => expect(server.sent(api.care.saveSafetyPlan)).toHaveLength(1), { timeout: 4000 });
  expect(server.sent(api.care.saveSafetyPlan)[0]).toEqual({ body: { words: { ...words, people: `${words.people}!` }, version: 3 } });
  await waitFor(() => expect(readPlan('ada')).toMatchObject({ version: 4, unsent: false }));
});

it('opens the copy of this device when the server is away, and keeps what is typed there', async () => {
  keepPlan('ada', { words, version: 3, updatedAt: stored.updatedAt, unsent: false });
  const server = fakeServer().on(api.care.safetyPlan, offline).on(api.care.saveSafetyPlan, offline);
  renderIn(<SafetyPlanPage />, { server });
  const field = await people();
  expect(field.value).toBe(words.people);
  fireEvent.change(field, { target: { value: 'Mira' } });
  expect(readPlan('ada')).toMatchObject({ words: { people: 'Mira' }, unsent: true });
});

it('begins with words that were never sent, and no other member’s', async () => {
  keepPlan('ben', { words: { ...words, people: 'Ben' }, version: 1, updatedAt: null, unsent: true });
  keepPlan('ada', { words: { ...words, people: 'Mira' }, version: 3, updatedAt: null, unsent: true });
  renderIn(<SafetyPlanPage />, { server: fakeServer().on(api.care.safetyPlan, stored) });
  expect((await people()).value).toBe('Mira');
});

it('asks what shall stand when another device saved first, and loses nothing', async () => {
  const theirs = { ...stored, words: { ...words, people: 'Ben' }, version: 5 };
  let refused = false;
  const server = fakeServer()
    .on(api.care.safetyPlan, stored)
    .on(api.care.saveSafetyPlan, ({ body }) => {
      if (!refused) {
        refused = true;
        throw new ApiError('conflict', 'Changed elsewhere.', { code: 'conflict', details: theirs });
      }
      return { words: body.words, version: body.version + 1, updatedAt: null };
    });
  renderIn(<SafetyPlanPage />, { server });
  fireEvent.change(await people(), { target: { value: 'Mira' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep both' }, { timeout: 4000 }));
  expect((await people()).value).toBe('Mira\nBen');
  await waitFor(() => expect(server.sent(api.care.saveSafetyPlan)).toHaveLength(2), { timeout: 4000 });
  expect(server.sent(api.care.saveSafetyPlan)[1]?.body).toMatchObject({ version: 5, words: { people: 'Mira\nBen' } });
});

it('says when it cannot be loaded, with help at hand, and tries again', async () => {
  const server = fakeServer().on(api.care.safetyPlan, offline);
  renderIn(<SafetyPlanPage />, { server });
  expect(await screen.findByRole('heading', { name: 'Your plan could not be loaded' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help-now');
  server.on(api.care.safetyPlan, stored);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await people()).value).toBe(words.people);
});

it('prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderIn(<SafetyPlanPage />, { server: fakeServer().on(api.care.safetyPlan, stored) });
  await people();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
