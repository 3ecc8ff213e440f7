import type { BrowserContext, Page } from 'playwright';

let count = 0;

export interface NewMember {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who has never been here. */
export function newMember(firstName = 'Ada'): NewMember {
  count += 1;
  return { firstName, email: `${firstName.toLowerCase()}.${process.pid}.${count}@example.org`, password: 'quiet river stones' };
}

/** Registers through the form and waits for the first page. */
export async function register(page: Page, member: NewMember, path = '/register'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('First name').fill(member.firstName);
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: false }).first().fill(member.password);
  await page.getByLabel('Birth month').click();
  await page.getByRole('option', { name: 'May' }).click();
  await page.getByLabel('Birth year').fill('1990');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => !/\/(register|warrior-reg)$/.test(url.pathname));
}

export async function signIn(page: Page, member: NewMember): Promise<void> {
  await page.getByLabel('E-mail').fill(member.email);
  await page.getByLabel('Password', { exact: false }).first().fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Registers without the welcome, for tests about something else. */
export async function registerQuietly(page: Page, member = newMember()): Promise<NewMember> {
  await page.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await register(page, member);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return member;
}

/** A fresh member whose token stands in the browser's storage before the first page: as after a sign-in on an earlier day. */
export async function returningMember(context: BrowserContext, url: string, member = newMember()): Promise<NewMember> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...member, birthYear: 1990, birthMonth: 5, timeZone: 'Europe/Berlin' }),
  });
  const { token } = (await response.json()) as { token: string };
  // Only where nothing is stored yet: a test that signs out must stay signed out.
  await context.addInitScript((stored) => {
    if (sessionStorage.getItem('seeded') === null) localStorage.setItem('token', stored);
    sessionStorage.setItem('seeded', 'yes');
  }, token);
  return member;
}
