import { api, type CourseOutline, type CourseQuiz, type GeneratedContent, type Input, safetyCard } from '@everstep/domain';
import { aimsIn, courseAiTexts, offlineLesson, offlineOutline, offlineQuiz } from '@everstep/domain/courses';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import type { Session } from '../session/session-store.ts';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { emptyDevice, fullStorage } from '../testing/storages.ts';
import { MakePanel } from './MakePanel.tsx';

const TEXT = `A compost heap needs brown and green material. Brown material is dry and full of carbon, such as straw and cardboard. Green material is wet and full of nitrogen, such as grass and kitchen scraps.

Mix about 3 parts of brown material with 1 part of green material. A heap of 1 cubic metre keeps its warmth even in winter. Bacteria heat a good heap to 60 degrees within 5 days, because they grow quickly on nitrogen.

Turn the heap every 14 days, so that air reaches the bacteria. A heap that smells of ammonia has too much nitrogen and needs straw. Water the heap until it feels like a wrung sponge.`;

type Body = Input<typeof api.courses.generateContent>['body'];
const answer = (more: Partial<GeneratedContent>): GeneratedContent => ({
  content: 'Made.',
  problem: null,
  offline: true,
  safety: null,
  ...more,
});

/** Makes what is asked for from the text, as the server without a model does. */
function make({ prompt, metadata }: Body): GeneratedContent {
  const text = metadata?.text ?? prompt;
  const level = metadata?.level ?? 'intermediate';
  const title = metadata?.planned?.title ?? metadata?.topic;
  if (metadata?.kind === 'lesson')
    return answer({ lesson: offlineLesson({ title, text, level, aims: aimsIn(metadata.planned?.aims ?? '') }) });
  if (metadata?.kind === 'outline') return answer({ outline: offlineOutline({ topic: metadata.topic, text, level }) });
  const quiz = offlineQuiz(text, title ?? 'Questions on your text', 2);
  return answer(quiz ? { quiz } : {});
}

function visit(
  prepare: (server: FakeServer) => void = () => undefined,
  path = '/learning?view=make',
  onKey: (key: string | undefined) => void = () => undefined,
  session?: Session,
) {
  const server = fakeServer()
    .on(api.courses.settings, { personaId: 'course-creator', offline: false })
    .on(api.courses.personas, { personaId: 'course-creator', personas: [] })
    .on(api.courses.learningStats, { provider: 'online', speech: false, sessions: 0, prompts: 0, lastUpdated: null })
    .on(api.courses.generateContent, ({ body }) => make(body));
  prepare(server);
  const router = createMemoryRouter([{ path: '/learning', element: <MakePanel /> }], { initialEntries: [path] });
  const call: Call = (endpoint, input, options) => {
    if (endpoint.path === api.courses.generateContent.path) onKey(options?.idempotencyKey);
    return server.call(endpoint, input, options);
  };
  const view = renderIn(<RouterProvider router={router} />, { server: { ...server, call }, ...(session ? { session } : {}) });
  return { server, router, unmount: view.unmount };
}
const bodies = (server: FakeServer) => server.sent(api.courses.generateContent).map(({ body }) => body);

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const textField = () => screen.findByRole('textbox', { name: /^Text/ });
async function paste(text: string): Promise<void> {
  await userEvent.click(await textField());
  await userEvent.paste(text);
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  emptyDevice();
});

it('makes an outline for the level intermediate unless another is chosen, and says who wrote it [valid-022]', async () => {
  const { server } = visit();
  await paste(TEXT);
  await press('Make an outline');
  expect(await screen.findByText(/built-in rules put this together from what you gave/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  expect(screen.getByText('Draft')).toBeVisible();
  expect(bodies(server)).toEqual([
    { prompt: 'Make an outline from this text.', metadata: { kind: 'outline', level: 'intermediate', text: TEXT } },
  ]);
});

it('keeps what was given and what was made on this device, for this member, until the sign-out', async () => {
  const first = visit();
  await paste(TEXT);
  await press('Make an outline');
  await screen.findByText('Draft');
  await press('Keep this outline');
  expect(await screen.findByText('Kept on this device')).toBeVisible();
  const at = first.router.state.location;
  first.unmount();

  const again = visit(undefined, at.pathname + at.search);
  expect(await screen.findByText('Kept on this device')).toBeVisible();
  await press('Back to your text');
  expect(await textField()).toHaveValue(TEXT);
  expect(screen.getByRole('region', { name: 'Kept on this device' })).toHaveTextContent(/Outline · .*Kept/);
  again.unmount();

  sessionOf('bo');
  expect(JSON.stringify({ ...localStorage })).toContain('everstep:draft:made:ada');
  sessionOf().session.logout(fakeServer().call);
  expect(JSON.stringify({ ...localStorage })).not.toContain('compost');
});

it('leads from an outline to a lesson of its text, and from the lesson to a quiz that can be answered and tried again', async () => {
  const { server } = visit();
  await paste(TEXT);
  await press('Make an outline');
  const [button] = await screen.findAllByRole('button', { name: /^Make this lesson/ });
  if (button) await userEvent.click(button);
  expect(await screen.findByText('The main ideas')).toBeVisible();
  const lesson = bodies(server)[1];
  const title = lesson?.metadata?.planned?.title ?? '';
  expect(lesson?.metadata?.kind).toBe('lesson');
  expect(lesson?.metadata?.planned?.aims).toMatch(/^The lesson teaches: ./);
  expect([lesson?.prompt, lesson?.systemPrompt, lesson?.metadata?.topic]).toEqual(['Write a lesson from this text.', undefined, undefined]);
  expect(button).toHaveTextContent(title);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(TEXT.replaceAll(/\s+/g, ' ')).toContain(lesson?.metadata?.text?.split('\n\n')[0]);

  await press('Make a quiz from this lesson');
  expect(await screen.findByText('Question 1 of 2')).toBeVisible();
  expect(bodies(server)[2]).toMatchObject({ metadata: { kind: 'quiz', planned: { title }, text: lesson?.metadata?.text } });
  for (const next of ['Next question', 'See your score']) {
    await userEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
    await press('Check my answer');
    expect(await screen.findByText(/^The text says: /)).toBeVisible();
    await press(next);
  }
  expect(await screen.findByRole('heading', { name: /^[0-2] of 2 right$/ })).toHaveFocus();
  await press('Try again');
  expect(await screen.findByText('Question 1 of 2')).toBeVisible();
});

it('makes a quiz of the words of a lesson that a model wrote, without its tasks [valid-019]', async () => {
  const content = '# Compost\n\n## Ideas\n\nTurn the heap.\n\n## Try it\n\nGo outside.\n\n## Check yourself\n\n1. Why?';
  const { server } = visit((fake) =>
    fake.on(api.courses.generateContent, answer({ offline: false, lesson: { title: 'Compost', objectives: ['Turn it.'], content } })),
  );
  await paste(TEXT);
  await choose('Lesson');
  await press('Make a lesson');
  expect(await screen.findByText(/A language model wrote this/)).toBeVisible();
  await press('Make a quiz from this lesson');
  await waitFor(() => expect(bodies(server)).toHaveLength(2));
  expect(bodies(server)[1]?.metadata?.text).toBe('# Compost\n\n## Ideas\n\nTurn the heap.');
});

it('says how much of a long text a quiz uses, before it is made [const-041]', async () => {
  visit();
  await paste(TEXT);
  await choose('Quiz');
  expect(screen.getByText(/A quiz uses the first 3,000 characters/)).toBeVisible();
  await paste(TEXT.repeat(6));
  expect(screen.getByText('Your text is longer than 3,000 characters: the quiz uses the first 3,000.')).toBeVisible();
});

it('shows all that the server finds wrong beside the fields, and sends nothing without a text or a subject', async () => {
  const fields = [
    { path: 'body.metadata.topic', message: 'The subject is strange.' },
    { path: 'body.metadata.text', message: 'The text is too short for a quiz. About ten full sentences are needed.' },
  ];
  const { server } = visit((fake) => fake.on(api.courses.generateContent, new ApiError('validation', 'Please check', { fields })));
  await textField();
  await press('Make an outline');
  expect(await screen.findByRole('link', { name: 'Paste a text, or name a subject.' })).toBeVisible();
  expect(bodies(server)).toEqual([]);
  await choose('Quiz');
  await paste('Bread is good.');
  await press('Make a quiz');
  for (const { message } of fields) expect(await screen.findByRole('link', { name: message })).toBeVisible();
  expect(await textField()).toHaveAccessibleDescription(/too short for a quiz/);
  expect(screen.getByRole('textbox', { name: /^Subject/ })).toHaveAccessibleDescription(/strange/);
});

it.each([
  [
    'a server that is broken',
    new ApiError('server', 'The server answered 500.'),
    /The content could not be written: The server answered 500/,
  ],
  ['a server that is slow', new ApiError('timeout', 'The server took too long to answer.'), /Ask whoever runs this server/],
  ['an answer without what was asked for', answer({}), courseAiTexts.invalidContent],
  ['a device without connection', new ApiError('offline', 'You are offline.'), 'There was no connection'],
])('keeps the text and says what happened at %s [error-045]', async (_, reply, words) => {
  const { server } = visit((fake) => fake.on(api.courses.generateContent, reply));
  await paste(TEXT);
  await press('Make an outline');
  expect(await screen.findByText(words)).toBeVisible();
  expect(await textField()).toHaveValue(TEXT);
  server.on(api.courses.generateContent, ({ body }) => make(body));
  await press('Make an outline');
  // The panel is drawn once more when what was made is kept.
  await waitFor(() => expect(screen.getByText('Draft')).toBeVisible());
});

it('asks nobody without a token [error-044]', async () => {
  const { server } = visit();
  await paste(TEXT);
  localStorage.removeItem('token');
  await press('Make an outline');
  expect(await screen.findByText(courseAiTexts.noToken)).toBeVisible();
  expect(bodies(server)).toEqual([]);
});

it('can be stopped, and what comes after it is left out', async () => {
  let finish: (content: GeneratedContent) => void = () => undefined;
  const { server } = visit((fake) => fake.on(api.courses.generateContent, () => new Promise((resolve) => (finish = resolve))));
  await paste(TEXT);
  await press('Make an outline');
  await press('Stop');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  finish(make({ prompt: TEXT, metadata: { kind: 'outline' } }));
  await press('Make an outline');
  finish(make({ prompt: TEXT, metadata: { kind: 'outline', topic: 'The second one' } }));
  expect(await screen.findByRole('heading', { name: 'The second one' })).toBeVisible();
  await press('Back to your text');
  expect(within(screen.getByRole('region', { name: 'Kept on this device' })).getAllByRole('listitem')).toHaveLength(1);
  expect(bodies(server)).toHaveLength(2);
});

it('shows the card in place of anything made where a text speaks of danger, and keeps nothing of it', async () => {
  const card = safetyCard('suicide', 'GB');
  visit((fake) => fake.on(api.courses.generateContent, answer({ safety: { level: 4, card } })));
  await paste('I want to end my life.');
  await press('Make an outline');
  expect(await screen.findByRole('heading', { name: card.title })).toBeVisible();
  expect(screen.getByText('Nothing yet.')).toBeVisible();
});

it('goes on with a text about danger once its author says so, tells quietly of help, and asks no second time for its lessons', async () => {
  const card = safetyCard('suicide', 'GB');
  const { server } = visit((fake) =>
    fake.on(api.courses.generateContent, ({ body }) =>
      body.aboutText ? { ...make(body), safety: { level: 4, card: null } } : answer({ safety: { level: 4, card }, canGoOn: true }),
    ),
  );
  await paste(TEXT);
  await press('Make an outline');
  await press('This is about a text or someone else: go on');
  expect(await screen.findByRole('link', { name: 'Help now' })).toHaveAttribute('href', '/help-now');
  expect(screen.queryByRole('heading', { name: card.title })).toBeNull();
  const [button] = await screen.findAllByRole('button', { name: /^Make this lesson/ });
  if (button) await userEvent.click(button);
  expect(await screen.findByText('The main ideas')).toBeVisible();
  expect(bodies(server).map(({ aboutText }) => aboutText)).toEqual([undefined, true, true]);
});

it('asks for the same thing under the same key after a reload, and for another one under another', async () => {
  const keys: (string | undefined)[] = [];
  const visitKeyed = (prepare?: (server: FakeServer) => void) => visit(prepare, undefined, (key) => keys.push(key));
  const first = visitKeyed((fake) => fake.on(api.courses.generateContent, () => new Promise(() => undefined)));
  await paste(TEXT);
  await press('Make an outline');
  await waitFor(() => expect(keys).toHaveLength(1));
  first.unmount();
  visitKeyed();
  expect(await textField()).toHaveValue(TEXT);
  await press('Make an outline');
  await screen.findByText('Draft');
  await press('Back to your text');
  await press('Make an outline');
  await screen.findByText('Draft');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it.each([
  ['not-configured', /^No language model is connected here/],
  ['failed', /^The language model did not answer this time/],
] as const)('says calmly that rules wrote it because the model is %s', async (problem, words) => {
  visit((fake) => fake.on(api.courses.generateContent, ({ body }) => ({ ...make(body), problem })));
  await paste(TEXT);
  await press('Make an outline');
  expect(await screen.findByText(words)).toBeVisible();
});

it('saves the whole as Markdown in which pasted signs stay signs, and copies the same', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) blob = given;
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob.text() });
  });
  const user = userEvent.setup();
  visit();
  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), '# <b>Compost</b>');
  await paste(TEXT);
  await press('Make an outline');
  await press('Save as Markdown');
  expect(saved.map(({ name }) => name)).toEqual(['outline-b-compost-b.md']);
  expect(await saved[0]?.text).toMatch(/^# \\# \\<b>Compost\\<\/b>\n/);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(await saved[0]?.text);
});

it('takes out a module, keeps the rest as changed, and brings a deleted draft back', async () => {
  visit();
  await paste(TEXT);
  await press('Make an outline');
  await press('Change');
  const second = await screen.findByRole('textbox', { name: 'Title of module 2' });
  await userEvent.clear(second);
  await userEvent.type(second, 'My own words');
  await press('Take out module 1');
  await press('Keep this outline');
  expect(await screen.findByRole('heading', { name: '1. My own words' })).toBeVisible();
  await press('Delete');
  await screen.findByText('Nothing yet.');
  await press(/^Undo/);
  const kept = within(screen.getByRole('region', { name: 'Kept on this device' }));
  await userEvent.click(await kept.findByRole('button', { name: /Outline · / }));
  expect(await screen.findByRole('heading', { name: '1. My own words' })).toBeVisible();
});

const quizNamed = (id: string, kept: boolean) => ({
  ...{ id, kept, offline: true, problem: null, source: '', level: 'beginner', madeAt: '2026-03-01T09:05:00.000Z' },
  made: { kind: 'quiz', quiz: { title: id, questions: [] } satisfies CourseQuiz },
});
const lies = (drafts: readonly object[]) => localStorage.setItem('everstep:draft:made:ada', JSON.stringify(drafts));
const stored = () => localStorage.getItem('everstep:draft:made:ada') ?? '';

it('lets the oldest draft make room, never what was kept', async () => {
  const kept = Array.from({ length: 13 }, (_, index) => quizNamed(`Kept ${index + 1}`, true));
  const drafts = Array.from({ length: 12 }, (_, index) => quizNamed(`Draft ${index + 1}`, false));
  lies([...drafts, ...kept]);
  visit();
  await paste(TEXT);
  await press('Make an outline');
  await screen.findByText('Draft');
  await press('Back to your text');
  expect(screen.queryByText('Draft 12')).toBeNull();
  for (const { id } of [...kept, ...drafts.slice(0, 11)]) expect(stored()).toContain(`"${id}"`);
});

it('says plainly when so much is kept that nothing more can be', async () => {
  lies(Array.from({ length: 40 }, (_, index) => quizNamed(`Kept ${index + 1}`, true)));
  visit();
  await paste(TEXT);
  await press('Make an outline');
  await press('Keep this outline');
  expect(await screen.findByText('There is no room to keep it')).toBeVisible();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(stored()).toContain('"Kept 40"');
});

it('keeps what was made for the visit when the device has no room, says so once, and hands it over as a file', async () => {
  lies([quizNamed('Kept before', true)]);
  const { session } = sessionOf();
  const first = visit(undefined, undefined, undefined, session);
  await paste(TEXT);
  await choose('Lesson');
  vi.stubGlobal('localStorage', fullStorage());
  await press('Make a lesson');
  expect(await screen.findByText(/^This device has no room to keep it/)).toBeVisible();
  expect(screen.queryByText('This device has no room for it')).toBeNull();
  expect(await screen.findByText('The main ideas')).toBeVisible();
  const made = screen.getByRole('heading', { level: 2 }).textContent;
  // Another tab, or another page, and back.
  first.unmount();
  visit(undefined, undefined, undefined, session);
  const list = await screen.findByRole('region', { name: 'Kept on this device' });
  expect(list).toHaveTextContent('Not kept here');
  expect(await textField()).toHaveValue(TEXT);
  await userEvent.click(within(list).getByRole('button', { name: new RegExp(`^${made}`) }));
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made');
  // This document would go to the file's address instead.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const [save] = await screen.findAllByRole('button', { name: 'Save as Markdown' });
  if (save) await userEvent.click(save);
  expect(saved).toHaveBeenCalledOnce();
  await press('Keep this lesson');
  expect(await screen.findByText('This device has no room for it')).toBeVisible();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(stored()).toContain('Kept before');
});

it('begins anew where what lies on the device is damaged', async () => {
  localStorage.setItem('everstep:draft:make:ada', '{"kind":"poem","text":7}');
  localStorage.setItem('everstep:draft:made:ada', '[{"id":"x","made":{"kind":"quiz"}},7,null]');
  visit(undefined, '/learning?view=make&draft=x');
  expect(await textField()).toHaveValue('');
  expect(screen.getByText('Nothing yet.')).toBeVisible();
});

it('names nothing that an outline of a mere subject has not', async () => {
  const outline: CourseOutline = offlineOutline({ topic: 'Beekeeping', text: 'Beekeeping', level: 'beginner' });
  const { server } = visit((fake) => fake.on(api.courses.generateContent, answer({ outline })));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'Beekeeping');
  await choose('Beginner');
  await press('Make an outline');
  expect(await screen.findByRole('heading', { name: 'Beekeeping' })).toBeVisible();
  expect(bodies(server)).toEqual([{ prompt: 'Beekeeping', metadata: { kind: 'outline', level: 'beginner', topic: 'Beekeeping' } }]);
});
