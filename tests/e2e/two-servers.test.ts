import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { type Everstep, startServer } from '../setup/everstep.ts';
import { type Line, openLine } from '../setup/line.ts';
import { MISSING_POSTGRES, startCluster } from '../setup/postgres.ts';
import { openBrowser } from './browser.ts';
import { newMember, returningMember } from './members.ts';

const browser = openBrowser();

/** Where two people are, and what may happen to the server between them. */
interface Place {
  /** Addresses that stay the same whatever happens to the servers. */
  readonly adminUrl: string;
  readonly memberUrl: string;
  /** The member's server ends as it does when the power fails; somebody else, or the same one started again, takes its place. */
  loseServer(): Promise<void>;
  /** All servers run again. */
  recover(): Promise<void>;
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'everstep-two-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

async function started(env: Record<string, string>): Promise<Everstep> {
  const server = await startServer({ RATE_LIMIT_SCALE: '50', JWT_SECRET: 'one secret for all servers of a database', ...env });
  onTestFinished(async () => void (await server.stop('SIGKILL')));
  return server;
}

const again = (server: Everstep, env: Record<string, string>) => started({ ...env, PORT: new URL(server.url).port });

async function oneServer(): Promise<Place> {
  const env = { DATA_DIR: folder() };
  const server = await started(env);
  return {
    adminUrl: server.url,
    memberUrl: server.url,
    async loseServer() {
      await server.stop('SIGKILL');
      await again(server, env);
    },
    recover: async () => undefined,
  };
}

/** Each of the two is at a server of their own, behind an address that turns to the other one when theirs is gone. */
async function twoServers(): Promise<Place> {
  const cluster = await startCluster();
  if (!cluster) throw new Error(MISSING_POSTGRES);
  onTestFinished(cluster.stop);
  const DATABASE_URL = cluster.createDatabase('two_servers');
  const envs = [folder(), folder()].map((DATA_DIR) => ({ DATA_DIR, DATABASE_URL }));
  const [admins, members] = await Promise.all([started(envs[0] ?? {}), started(envs[1] ?? {})]);
  const lines: readonly Line[] = [await openLine(admins.url, members.url), await openLine(members.url, admins.url)];
  onTestFinished(async () => void (await Promise.all(lines.map((line) => line.close()))));
  return {
    adminUrl: lines[0]?.url ?? '',
    memberUrl: lines[1]?.url ?? '',
    loseServer: async () => void (await members.stop('SIGKILL')),
    recover: async () => void (await again(members, envs[1] ?? {})),
  };
}

/** Somebody who is signed in, before their first page. */
async function joined(url: string, firstName: string) {
  const { page, context } = await browser.visit('desktop', { baseURL: url });
  await context.addInitScript(() => localStorage.setItem('dontShowWelcomePopup', 'true'));
  await returningMember(context, url, newMember(firstName));
  return page;
}

/** Opens a page, from which nothing but clicks leads away afterwards. */
async function arrive(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse((response) => new URL(response.url()).pathname === '/api/events'), page.goto(path)]);
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
}

/** What was written in a thread, oldest first: the last line of each message. */
const said = async (thread: Locator) => (await thread.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n').at(-1));

it.each([
  ['one server that is cut off and started again', oneServer],
  ['two servers of one database, of which one is lost', twoServers],
])(
  'an administrator and a member write to each other live, over %s, with nothing lost or doubled [notif-001] [notif-002]',
  {
    timeout: 150_000,
  },
  async (_, open) => {
    const place = await open();
    // Whoever is here first administers.
    const admin = await joined(place.adminUrl, 'Maya');
    const member = await joined(place.memberUrl, 'Ada');
    await Promise.all([arrive(admin, '/admin/users'), arrive(member, '/')]);

    await admin.getByRole('button', { name: 'Options for Ada' }).click();
    await admin.getByRole('menuitem', { name: 'Write a message' }).click();
    await admin.getByRole('textbox', { name: 'Message' }).fill('hello');
    await admin.getByRole('button', { name: 'Send message' }).click();
    await member.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    await member.locator('#ui-toasts').getByRole('button', { name: 'Read' }).click();
    const detail = member.getByRole('dialog', { name: 'A message from Maya' });
    await detail.getByText('hello', { exact: true }).waitFor();

    await admin.getByRole('tab', { name: 'Replies' }).click();
    await admin.getByText('No replies yet').waitFor();
    await detail.getByRole('button', { name: 'Reply to Admin' }).click();
    await detail.getByLabel('Your reply').fill('hello to you');
    await detail.getByRole('button', { name: 'Send Reply' }).click();
    await admin.getByRole('link', { name: /Ada: hello to you/ }).click();

    await place.loseServer();
    const answer = async (text: string) => {
      await admin.getByRole('textbox', { name: 'Your answer to Ada' }).fill(text);
      await admin.getByRole('button', { name: 'Send answer' }).click();
      await detail.getByText(text).waitFor();
    };
    await answer('are you still there?');
    await detail.getByRole('button', { name: 'Reply to Admin' }).click();
    await detail.getByLabel('Your reply').fill('I am');
    await detail.getByRole('button', { name: 'Send Reply' }).click();
    await admin.getByText('I am', { exact: true }).waitFor();
    await place.recover();
    await answer('good');

    const all = ['hello to you', 'are you still there?', 'I am', 'good'];
    expect(await said(admin.getByRole('list', { name: 'Messages with Ada' }))).toEqual(all);
    expect(await said(detail.getByRole('list', { name: 'Replies' }))).toEqual(all);
    await member.keyboard.press('Escape');
    await detail.waitFor({ state: 'hidden' });
    expect(await member.getByRole('dialog', { name: 'Notifications' }).getByRole('article').count()).toBe(1);
    for (const page of [admin, member]) expect(await page.locator('body[data-same-page]').count()).toBe(1);
  },
);
