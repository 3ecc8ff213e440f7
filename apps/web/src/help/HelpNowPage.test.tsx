import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { noteHelp } from '../mood/note-help.ts';
import { tokenFor } from '../testing/member.ts';
import { HelpNowPage } from './HelpNowPage.tsx';

const settings = Intl.DateTimeFormat().resolvedOptions();
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

function openIn(timeZone: string) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...settings, timeZone });
  render(<HelpNowPage />);
}
const firstNumber = () => screen.getAllByRole('link')[0]?.getAttribute('href');
const country = () => screen.getByRole('combobox', { name: 'Where are you?' });

it('starts with the numbers of where the reader seems to be, and has those of other countries', async () => {
  openIn('Europe/London');
  expect(document.title).toBe('Help now · Everstep');
  expect(country().textContent).toContain('United Kingdom');
  expect(firstNumber()).toBe('tel:999');
  expect(screen.getByRole('link', { name: 'Call Samaritans: 116 123' })).toBeDefined();
  await userEvent.click(country());
  await userEvent.click(await screen.findByRole('option', { name: 'United States' }));
  expect(firstNumber()).toBe('tel:911');
});

it('keeps the country that was chosen, for the cards as well, until another one is chosen', async () => {
  openIn('Europe/Amsterdam');
  await userEvent.click(country());
  await userEvent.click(await screen.findByRole('option', { name: 'United Kingdom' }));
  cleanup();
  openIn('Europe/Amsterdam');
  expect(firstNumber()).toBe('tel:999');
  expect((await noteHelp('I want to kill myself'))?.emergency.number).toBe('999');
  await userEvent.click(country());
  await userEvent.click(await screen.findByRole('option', { name: 'Another country' }));
  cleanup();
  openIn('Europe/Amsterdam');
  expect(country().textContent).toContain('Another country');
});

it('offers only the number that mobile phones know in most countries, and has an age and a way back where no country is known', () => {
  openIn('Antarctica/Troll');
  expect(country().textContent).toContain('Another country');
  expect(screen.getByText('Call your local emergency number')).toBeDefined();
  expect(
    screen
      .queryAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('tel:'))
      .map((link) => link.textContent),
  ).toEqual(['Try 112 from a mobile']);
  expect(screen.getByText('If you or somebody near you is in danger, call the emergency number.')).toBeDefined();
  expect(screen.getByText(/^Last looked through on \d+ \w+ \d{4}\. .*ask somebody near you/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Everstep' }).getAttribute('href')).toBe('/');
});

it('leads whoever is signed in to their own safety plan, and nobody else', () => {
  openIn('Europe/London');
  expect(screen.queryByRole('link', { name: 'Open my safety plan' })).toBeNull();
  cleanup();
  localStorage.setItem('token', tokenFor('ada', Date.now()));
  openIn('Europe/London');
  expect(screen.getByRole('link', { name: 'Open my safety plan' }).getAttribute('href')).toBe('/safety-plan');
});
