import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plantTalk } from '../../apps/bff/src/chat/testing/long-talk.ts';
import { openSqlite } from '../../apps/bff/src/db/client.ts';
import { databaseFile } from '../../apps/bff/src/db/data-folder.ts';
import { type MockProvider, startMockProvider } from '../mock-provider/index.ts';
import { type Everstep, startServer } from '../setup/everstep.ts';
import { type Line, openLine } from '../setup/line.ts';
import { openBrowser, type Visit } from './browser.ts';
import { newMember, returningMember } from './members.ts';

const TEXT = 'Start with one page, before nine, after coffee, and stop while it is still good.';
const held = { kind: 'stream', text: TEXT, hold: { afterWords: 4 } } as const;
const HELD_TEXT = 'Start with one page,';

const browser = openBrowser();
const folder = mkdtempSync(join(tmpdir(), 'everstep-chat-'));
let mock: MockProvider;
let server: Everstep;
let line: Line;

const start = (env: Record<string, string> = {}) =>
  startServer({
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '50',
    AI_PROVIDER: 'openai',
    AI_BASE_URL: mock.baseUrl,
    AI_API_KEY: 'sk-test-0123456789',
    AI_MODEL: 'small',
    ...env,
  });

beforeAll(async () => {
  mock = await startMockProvider();
  server = await start();
  line = await openLine(server.url);
});
beforeEach(() => {
  line.mend();
  mock.script({ kind: 'stream', text: TEXT });
});
afterAll(async () => {
  await line.close();
  await server.stop();
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Talker extends Visit {
  /** What the server has of the member's only conversation. */
  readonly stored: () => Promise<readonly { content: string; status: string }[]>;
}

/** A member at the first page; what the browser asks for goes over the line. */
async function talker(size: 'desktop' | 'phone' = 'desktop'): Promise<Talker> {
  const { page, context } = await browser.visit(size, { baseURL: line.url, acceptDownloads: true });
  await returningMember(context, server.url, newMember('Ada'));
  await page.goto('/');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const get = async (path: string) => {
    const response = await fetch(`${server.url}/api/gemini/conversations${path}`, { headers: { authorization: `Bearer ${token}` } });
    const { data } = await response.json();
    return data;
  };
  const stored = async () => {
    const [row] = await get('');
    return row ? (await get(`/${row.id}`)).messages : [];
  };
  return { page, context, stored };
}

const openChat = (page: Page) => page.getByRole('button', { name: 'Answer Kael' }).click();
const log = (page: Page) => page.getByRole('log');
const articles = (page: Page) => log(page).getByRole('article');
const input = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

/** Asks something, and waits until the reply stands still in the middle. */
async function askHalf(page: Page, text = 'Where do I begin?'): Promise<void> {
  mock.script(held);
  await openChat(page);
  await say(page, text);
  await log(page).getByText(HELD_TEXT).waitFor();
  await mock.held();
  mock.script({ kind: 'stream', text: TEXT });
}

describe('a reply', () => {
  it('goes on while the connection is cut, and is whole after it is back', async () => {
    const { page, stored } = await talker();
    const calls = mock.calls.length;
    await askHalf(page);
    line.cut();
    mock.release();
    await expect.poll(async () => (await stored()).at(-1)?.status).toBe('complete');
    expect(await log(page).getByText(TEXT).count()).toBe(0);
    line.mend();
    await log(page).getByText(TEXT).waitFor();
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    expect(await articles(page).count()).toBe(2);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(mock.calls.length - calls).toBe(1);
  });

  it('that the service fails to give is given by the built-in guide when that is asked for, once and after a reload too', async () => {
    const { page, stored } = await talker('phone');
    mock.script({ kind: 'status', status: 401 });
    await openChat(page);
    await say(page, 'Where do I begin?');
    const offer = log(page).getByRole('button', { name: 'Answer with the built-in guide' });
    await offer.waitFor();
    // The cause stands in the place of the reply; no alert says it once more.
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.reload();
    const calls = mock.calls.length;
    await offer.press('Enter');
    await log(page)
      .getByText(/language model/)
      .waitFor();
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    expect(await offer.count()).toBe(0);
    expect(await articles(page).count()).toBe(2);
    expect((await stored()).map(({ status }) => status)).toEqual(['complete', 'complete']);
    expect(mock.calls).toHaveLength(calls);
  });

  it('that was given up on in a long cut is fetched when the connection is back', async () => {
    const { page, stored } = await talker();
    await askHalf(page);
    line.cut();
    await log(page).getByText('This reply was interrupted.').waitFor({ timeout: 40_000 });
    mock.release();
    await expect.poll(async () => (await stored()).at(-1)?.status).toBe('complete');
    line.mend();
    await log(page).getByText(TEXT).waitFor({ timeout: 40_000 });
    expect(await articles(page).count()).toBe(2);
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  });

  it('goes on over a reload in the middle of it, from what is there, and loses nothing', async () => {
    const { page, stored } = await talker();
    const calls = mock.calls.length;
    await askHalf(page);
    await page.reload();
    await log(page).getByText(HELD_TEXT).waitFor();
    await page.getByRole('button', { name: 'Stop reply' }).waitFor();
    mock.release();
    await log(page).getByText(TEXT).waitFor();
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    expect(await articles(page).count()).toBe(2);
    expect((await stored()).map(({ content }) => content)).toEqual(['Where do I begin?', TEXT]);
    expect(mock.calls.length - calls).toBe(1);
  });

  it('is marked as interrupted when the server is killed in the middle of it, keeps its beginning, and can be asked for again', async () => {
    const { page, stored } = await talker();
    await askHalf(page);
    await expect.poll(async () => (await stored()).at(-1)?.content.trim()).toBe(HELD_TEXT);
    await server.stop('SIGKILL');
    server = await start({ PORT: new URL(server.url).port });
    await log(page).getByText('This reply was interrupted.').waitFor();
    expect((await stored()).at(-1)).toMatchObject({ status: 'interrupted', content: expect.stringContaining(HELD_TEXT) });
    await page.reload();
    await log(page).getByText('This reply was interrupted.').waitFor();
    await log(page).getByText(HELD_TEXT).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await log(page).getByText(TEXT).waitFor();
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    expect(await log(page).getByText('This reply was interrupted.').count()).toBe(0);
    expect((await stored()).map(({ content, status }) => [content, status])).toEqual([
      ['Where do I begin?', 'complete'],
      [TEXT, 'complete'],
    ]);
    mock.release();
  });
});

describe('help now', () => {
  const helpIn = (page: Page) => page.getByRole('dialog', { name: 'Help now' });
  const openHelp = (page: Page) =>
    page
      .getByRole('dialog', { name: /^AI Chat/ })
      .getByRole('button', { name: 'Help now' })
      .click();

  it.each(['phone', 'desktop'] as const)('lies one tap away over the chat, with draft and reply kept underneath: %s', async (size) => {
    const { page } = await talker(size);
    await askHalf(page);
    await input(page).fill('Half a thought');
    if (size === 'phone') await page.setViewportSize({ width: 320, height: 640 });
    await openHelp(page);
    await helpIn(page)
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor();
    mock.release();
    await page.keyboard.press('Escape');
    await helpIn(page).waitFor({ state: 'hidden' });
    await log(page).getByText(TEXT).waitFor();
    expect(await input(page).inputValue()).toBe('Half a thought');
    await openHelp(page);
    await helpIn(page).waitFor();
    await page.goBack();
    await helpIn(page).waitFor({ state: 'hidden' });
    expect(await input(page).inputValue()).toBe('Half a thought');
  });

  it('stands with the numbers of a safety card in sight of a phone, before anything is moved', async () => {
    const { page } = await talker('phone');
    await openChat(page);
    await say(page, 'I want to kill myself');
    const card = log(page).getByRole('region', { name: 'Let us pause here' });
    await card.waitFor();
    const end = await log(page).evaluate((element) => element.getBoundingClientRect().bottom);
    for (const link of [card.getByRole('link', { name: /^Call / }).first(), card.getByRole('listitem').first().getByRole('link').first()])
      await expect.poll(() => link.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(end);
    await card.getByRole('button', { name: 'Help now' }).click();
    await helpIn(page).waitFor();
  });

  it('comes at once with words of danger while a reply is being written, and other words wait for it', async () => {
    const { page, stored } = await talker('phone');
    await askHalf(page);
    await say(page, 'And after that?');
    await page
      .getByRole('status')
      .getByText(/still being written/)
      .waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await input(page).inputValue()).toBe('And after that?');
    const danger = 'I want to kill myself, I have the pills here';
    await input(page).fill(danger);
    for (const name of ['Stop reply', 'Send message']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Send message' }).tap();
    const card = log(page).getByRole('region', { name: 'Let us pause here' });
    await card.waitFor();
    await expect.poll(() => input(page).inputValue()).toBe('');
    await expect.poll(async () => (await stored()).map(({ status }) => status)).toEqual(['complete', 'stopped', 'complete', 'complete']);
    expect((await stored()).slice(0, 3).map(({ content }) => content.trim())).toEqual(['Where do I begin?', HELD_TEXT, danger]);
    mock.release();
    await page.reload();
    await card.waitFor();
    expect(await articles(page).count()).toBe(4);
  });

  it('is offered where no reply came, which is said after a reload, too', async () => {
    const { page } = await talker();
    mock.script({ kind: 'status', status: 400 });
    await openChat(page);
    await say(page, 'Where do I begin?');
    await log(page)
      .getByText(/^Sorry, I encountered an error/)
      .waitFor();
    await page.reload();
    await log(page).getByText('This reply did not come.').waitFor();
    mock.script({ kind: 'stream', text: TEXT });
    await log(page).getByRole('button', { name: 'Help now' }).click();
    await page.keyboard.press('Escape');
    await log(page).getByRole('button', { name: 'Try again' }).click();
    await log(page).getByText(TEXT).waitFor();
    expect(await log(page).getByText('This reply did not come.').count()).toBe(0);
  });
});

describe('what is said by one tap', () => {
  const choices = ['Stay in Leeds another year, keep the flat and go on looking for a nearer place', 'Move to the coast'];
  const offered = (page: Page) => log(page).getByRole('group', { name: 'Answers to choose from' });
  const hasFocus = (page: Page) => page.locator(':focus').evaluate((element) => element.tagName);

  it('begins a talk on a phone, with the composer in sight and no keyboard', async () => {
    const { page, stored } = await talker('phone');
    await openChat(page);
    const talk = log(page).getByRole('button', { name: /^Check in with myself/ });
    await talk.waitFor();
    expect(await hasFocus(page)).not.toBe('TEXTAREA');
    const bottom = async () => {
      const box = await input(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    // The chat rises into its place.
    await expect.poll(bottom).toBeLessThanOrEqual(844);
    await talk.tap();
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    expect(await talk.count()).toBe(0);
    expect(await hasFocus(page)).not.toBe('TEXTAREA');
    expect((await stored()).map(({ content }) => content)).toEqual(['Check in with myself', TEXT]);
  });

  it('answers the newest reply, which offers the same after a reload, and leads on to the message', async () => {
    const { page, stored } = await talker();
    await openChat(page);
    await say(page, 'Sort out a decision');
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    await server.stop();
    const db = openSqlite(databaseFile(folder));
    // The guides that offer answers are tested for themselves: here they are laid beside the reply as the server would.
    const reply = await db.query
      .selectFrom('message')
      .select('id')
      .where('role', '=', 'assistant')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await db.query
      .updateTable('message')
      .set({ choices: JSON.stringify(choices) })
      .where('id', '=', reply.id)
      .execute();
    await db.close();
    server = await start({ PORT: new URL(server.url).port });
    await page.reload();
    await offered(page).getByRole('button', { name: 'Move to the coast' }).click();
    await offered(page).waitFor({ state: 'detached' });
    await expect.poll(() => articles(page).count()).toBe(4);
    await page.getByRole('button', { name: 'Copy reply' }).nth(1).waitFor();
    expect(await offered(page).count()).toBe(0);
    expect(await hasFocus(page)).toBe('TEXTAREA');
    expect(await input(page).inputValue()).toBe('');
    expect((await stored()).map(({ content }) => content)).toEqual(['Sort out a decision', TEXT, 'Move to the coast', TEXT]);
  });

  it('that cannot be sent stays to be sent again', async () => {
    const { page, stored } = await talker();
    await openChat(page);
    await log(page)
      .getByRole('button', { name: /^Wind down/ })
      .waitFor();
    line.cut();
    await log(page)
      .getByRole('button', { name: /^Wind down/ })
      .click();
    const again = log(page).getByRole('button', { name: 'Try again' });
    await again.waitFor({ timeout: 40_000 });
    expect(await input(page).inputValue()).toBe('Wind down');
    line.mend();
    await again.click();
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    expect(await input(page).inputValue()).toBe('');
    expect((await stored()).map(({ content }) => content)).toEqual(['Wind down', TEXT]);
  });
});

/** Two tabs on a conversation in which something was said. */
async function twoTabs() {
  const { page, context, stored } = await talker();
  await openChat(page);
  await say(page, 'One');
  await page.getByRole('button', { name: 'Copy reply' }).waitFor();
  const second = await context.newPage();
  await second.goto('/');
  await openChat(second);
  await second.getByRole('button', { name: 'Copy reply' }).waitFor();
  return { page, second, stored };
}

it('two tabs on one conversation show the same in the end', async () => {
  const { page, second, stored } = await twoTabs();
  await say(page, 'Two');
  await expect.poll(() => articles(second).count()).toBe(4);
  await say(second, 'Three');
  await expect.poll(() => articles(page).count()).toBe(6);
  const said = async (tab: Page) =>
    (await articles(tab).allInnerTexts()).map((text) => ['One', 'Two', 'Three', TEXT].find((part) => text.includes(part)));
  const whole = ['One', TEXT, 'Two', TEXT, 'Three', TEXT];
  await expect.poll(() => said(page)).toEqual(whole);
  await expect.poll(() => said(second)).toEqual(whole);
  expect((await stored()).map(({ content }) => content)).toEqual(whole);
});

it('of two tabs that send at once, the slower one shows the other’s message and growing reply, and keeps its words for later', async () => {
  const { page, second, stored } = await twoTabs();
  mock.script(held);
  await input(page).fill('From the first');
  await input(second).fill('From the second');
  await Promise.all([page, second].map((tab) => input(tab).press('Enter')));
  for (const tab of [page, second]) await log(tab).getByText(HELD_TEXT).last().waitFor();
  await expect.poll(async () => (await Promise.all([page, second].map((tab) => input(tab).inputValue()))).toSorted()[0]).toBe('');
  const [slower, words, others] =
    (await input(page).inputValue()) === '' ? [second, 'From the second', 'From the first'] : [page, 'From the first', 'From the second'];
  expect(await input(slower).inputValue()).toBe(words);
  await log(slower).getByText(others).waitFor();
  await slower
    .getByRole('status')
    .getByText(/press Send again when it is done/)
    .waitFor();
  expect(await slower.getByText(/Sorry, I encountered/).count()).toBe(0);
  mock.script({ kind: 'stream', text: TEXT });
  mock.release();
  await expect.poll(async () => (await stored()).at(-1)?.status).toBe('complete');
  await slower.getByRole('button', { name: 'Copy reply' }).nth(1).waitFor();
  await input(slower).press('Enter');
  await expect.poll(() => input(slower).inputValue()).toBe('');
  for (const tab of [page, second]) await expect.poll(() => articles(tab).count()).toBe(6);
});

it('says in the other tab that a conversation was deleted, keeps what is written there, and brings it back where it was deleted', async () => {
  const { page, second } = await twoTabs();
  await input(second).fill('Half a thought');
  await page.getByRole('button', { name: 'Conversation History' }).click();
  const row = page.getByRole('dialog', { name: 'Conversation History' }).getByRole('listitem');
  await row.getByRole('button', { name: 'Delete “One”' }).press('Enter');
  const undo = row.getByRole('button', { name: 'Undo deleting “One”' });
  await expect.poll(() => undo.evaluate((own) => own === document.activeElement)).toBe(true);

  const alert = second.getByRole('alert').filter({ hasText: 'This conversation was deleted.' });
  await alert.waitFor();
  expect(await input(second).inputValue()).toBe('Half a thought');
  await input(second).press('Enter');
  await expect.poll(() => input(second).isEnabled()).toBe(true);
  await alert.waitFor();
  expect(await input(second).inputValue()).toBe('Half a thought');
  await alert.getByRole('button', { name: 'Go on in a new conversation' }).click();
  await alert.waitFor({ state: 'detached' });
  expect(await input(second).inputValue()).toBe('Half a thought');
  await input(second).press('Enter');
  await second.getByRole('button', { name: 'Copy reply' }).waitFor();
  expect(await articles(second).count()).toBe(2);

  await undo.press('Enter');
  const open = row.getByRole('button', { name: /^One/ });
  await expect.poll(() => open.evaluate((own) => own === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await log(page).getByText('One', { exact: true }).waitFor();
});

describe('the history', () => {
  it('pins a conversation above a later one, opens the later one by itself, and saves either as a file', async () => {
    const { page } = await talker('phone');
    await openChat(page);
    await say(page, 'Mosses in winter');
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();
    await page.getByRole('button', { name: 'New Conversation' }).click();
    await say(page, 'Ferns in spring # 2');
    await page.getByRole('button', { name: 'Copy reply' }).waitFor();

    await page.getByRole('button', { name: 'Conversation History' }).click();
    await page.getByRole('button', { name: 'Pin “Mosses in winter”' }).click();
    const pinned = page.getByRole('region', { name: 'Pinned' });
    await pinned.getByRole('button', { name: 'Pin “Mosses in winter”', pressed: true }).waitFor();
    await page.reload();
    await log(page).getByText('Ferns in spring').waitFor();

    await page.getByRole('button', { name: 'Conversation History' }).click();
    expect(await pinned.getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: 'More for “Mosses in winter”' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Save as Markdown' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^conversation-\d{4}-\d{2}-\d{2}-mosses-in-winter\.md$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^# Mosses in winter\n\n- With Kael/);
    expect(text).toContain(`> ${TEXT}`);
  });
});

describe('a conversation of 2,000 messages', () => {
  it('opens with its end, reads back page by page without a gap, and takes another message', async () => {
    const { page, context } = await browser.visit('phone', { baseURL: line.url });
    const ada = await returningMember(context, server.url, newMember('Ada'));
    await server.stop();
    const db = openSqlite(databaseFile(folder));
    const who = await db.query.selectFrom('member').select('id').where('email', '=', ada.email).executeTakeFirstOrThrow();
    await plantTalk({ db, now: new Date() }, who.id, 2000);
    await db.close();
    server = await start({ PORT: new URL(server.url).port });

    let bytes = 0;
    page.on('response', async (response) => {
      if (/conversations\/[\w-]{36}/.test(response.url()))
        bytes = Math.max(bytes, (await response.body().catch(() => Buffer.from(''))).length);
    });
    await page.goto('/');
    await openChat(page);
    await log(page)
      .getByText(/^1999: /)
      .waitFor();
    expect(bytes).toBeLessThan(300_000);
    // Only what is in sight is drawn.
    expect(await articles(page).count()).toBeLessThan(60);
    await log(page).focus();
    const firstShown = async () => Number((await articles(page).first().textContent())?.match(/(\d+): One page/)?.[1]);
    for (const limit of [1900, 1800, 1700]) {
      await expect
        .poll(async () => {
          await page.keyboard.press('Home');
          return firstShown();
        })
        .toBeLessThan(limit);
    }
    const numbers = (await articles(page).allInnerTexts()).map((text) => Number(text.match(/(\d+): One page/)?.[1]));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    await say(page, 'And now?');
    await log(page).getByText('And now?').waitFor();
    await log(page).getByText(TEXT).waitFor();

    // The one that is searched for is among others.
    const token = await page.evaluate(() => localStorage.getItem('token'));
    for (let count = 0; count < 8; count += 1) {
      const response = await fetch(`${server.url}/api/gemini/chat/kael`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: `Fern ${count}` }),
      });
      expect(response.ok).toBe(true);
    }
    await page.reload();
    await page.getByRole('button', { name: 'Conversation History' }).click();
    await page.getByRole('searchbox', { name: 'Find a conversation' }).fill('37: One page');
    const hits = page.getByRole('dialog', { name: 'Conversation History' }).getByRole('listitem');
    await expect.poll(() => hits.count()).toBe(1);
    await hits.getByRole('button').first().press('Enter');
    const found = articles(page).filter({ hasText: /(?<!\d)37: One page/ });
    await expect.poll(() => found.evaluate((message) => message === document.activeElement)).toBe(true);
    await expect
      .poll(async () => {
        const [message, list] = [await found.boundingBox(), await log(page).boundingBox()];
        return message !== null && list !== null && message.y >= list.y && message.y + message.height <= list.y + list.height;
      })
      .toBe(true);
  });
});
