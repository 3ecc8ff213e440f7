import { type ProposedAction, proposalKinds } from '@everstep/domain';
import { chat } from '@everstep/domain/contract';
import { describe, expect, it } from 'vitest';
import { leadTo } from './offline/wording/proposal-lines.ts';
import type { ChatProvider, ChatRequest, Tokens } from './provider.ts';
import { chatRequest, heard } from './testing/listening.ts';
import { modelServices } from './testing/model-services.ts';

const { script, callsNow, forget, openAi, guides } = modelServices();
const sentNow = () => callsNow().map(({ body }) => JSON.stringify(body));

const goal = { name: 'create_goal', input: { title: 'Finish my thesis', size: 'M' } };
const made: ProposedAction = { kind: 'create-goal', title: 'Finish my thesis', why: '', size: 'M', dueDate: null };

const isKnown = (action: ProposedAction) => action.kind !== 'start-challenge' || action.templateId === '7DAY001';

/** What a guide said and proposed; `takes` says whether a proposal is shown. */
async function asked(guide: ChatProvider, more: Partial<ChatRequest> = {}, takes: (action: ProposedAction) => boolean = () => true) {
  const proposed: ProposedAction[] = [];
  const onPropose = (given: unknown) => {
    const { data: action } = chat.ProposedAction.safeParse(given);
    const isShown = action !== undefined && isKnown(action) && takes(action);
    if (isShown) proposed.push(action);
    return isShown ? action : undefined;
  };
  const challenges = [{ id: '7DAY001', name: 'Momentum Builder', days: 7 }];
  const answer = await heard(guide.reply(chatRequest({ mayPropose: proposalKinds, challenges, onPropose, ...more })));
  return { ...answer, proposed };
}

describe.each(guides)('proposals of a model behind %s', (_, guide) => {
  it('come by a tool whose call is split over chunks, and the model goes on knowing that the member decides', async () => {
    script({ kind: 'tool', text: 'That is worth holding on to.', ...goal }, { kind: 'stream', text: 'What comes first?' });
    expect(await asked(guide())).toEqual({ text: 'That is worth holding on to. What comes first?', error: undefined, proposed: [made] });
    expect(sentNow()).toHaveLength(2);
    expect(sentNow()[1]).toContain('Shown to the member as a card; they decide.');
  });

  it('have a sentence of the guide’s own before them where the model says nothing', async () => {
    script({ kind: 'tool', text: '', ...goal }, { kind: 'empty' });
    const { text, error, proposed } = await asked(guide());
    expect({ error, proposed }).toEqual({ error: undefined, proposed: [made] });
    expect(text).toBe(leadTo(made, { personaId: 'kael' }));
    expect(text).toContain('“Finish my thesis”');
  });

  it('are as many as the model makes; a reply ends after two steps, whatever it calls', async () => {
    const mood = { name: 'log_mood', input: { score: 4 } };
    script({ kind: 'tool', text: 'Well.', ...goal, more: [mood] }, { kind: 'tool', text: 'And.', ...goal });
    const { proposed } = await asked(guide());
    expect(proposed.map(({ kind }) => kind)).toEqual(['create-goal', 'log-mood', 'create-goal']);
    expect(callsNow()).toHaveLength(2);
  });

  it('are not listened to any longer when there is no end of them', async () => {
    script({ kind: 'tool', text: 'Well.', ...goal, more: Array.from({ length: 60 }, () => goal) });
    const { text, error } = await asked(guide(), {}, () => false);
    expect({ text, error }).toEqual({ text: 'Well.', error: undefined });
    expect(callsNow()).toHaveLength(1);
  });

  it.each([
    ['what is no JSON', { name: 'create_goal', input: '{"title": "Finish' }],
    ['a tool that there is not', { name: 'delete_everything', input: { really: true } }],
    ['a title that is missing', { name: 'create_goal', input: { why: 'because' } }],
    ['a mood beyond the scale', { name: 'log_mood', input: { score: 11 } }],
    ['a challenge that there is not', { name: 'start_challenge', input: { templateId: 'DROP TABLE' } }],
  ])('are dropped where they hold %s, and the reply goes on', async (_what, call) => {
    script({ kind: 'tool', text: 'Let me see.', ...call }, { kind: 'stream', text: 'What comes first?' });
    expect(await asked(guide())).toEqual({ text: 'Let me see. What comes first?', error: undefined, proposed: [] });
    // With nothing said at all it is asked once more, without tools.
    script({ kind: 'tool', text: '', ...call }, { kind: 'empty' }, { kind: 'stream', text: 'What now?' });
    forget();
    expect(await asked(guide())).toEqual({ text: 'What now?', error: undefined, proposed: [] });
    expect(callsNow().map(({ body }) => body.tools !== undefined)).toEqual([true, true, false]);
  });

  it('stay, with what was said, where the step after them fails', async () => {
    for (const text of ['Good.', '']) {
      script({ kind: 'tool', text, ...goal }, { kind: 'status', status: 500 });
      forget();
      const reply = await asked(guide());
      expect(reply).toMatchObject({ error: undefined, proposed: [made] });
      expect(reply.text).toBe(text || leadTo(made, { personaId: 'kael' }));
      expect(callsNow()).toHaveLength(2);
    }
  });

  it('that are not shown are told to the model as such', async () => {
    script({ kind: 'tool', text: 'Well.', ...goal }, { kind: 'stream', text: 'So.' });
    expect((await asked(guide(), {}, () => false)).proposed).toEqual([]);
    expect(sentNow()[1]).toContain('Not shown.');
  });

  it.each([400, 404, 422])('are not asked for again of a service that refuses tools with %i', async (status) => {
    const one = guide();
    script({ kind: 'no-tools', status, text: 'Here I am.' });
    expect(await asked(one)).toEqual({ text: 'Here I am.', error: undefined, proposed: [] });
    expect(await asked(one)).toMatchObject({ text: 'Here I am.' });
    expect(callsNow().map(({ body }) => body.tools !== undefined)).toEqual([true, false, false]);
    expect(sentNow()[1]).not.toContain('Your tools propose');
  });

  it('are asked for again where the call was refused for another reason', async () => {
    const one = guide();
    script({ kind: 'status', status: 400 });
    expect((await asked(one)).error).toMatchObject({ code: 'provider_failed' });
    script({ kind: 'stream', text: 'Yes.' });
    await asked(one);
    expect(callsNow().map(({ body }) => body.tools !== undefined)).toEqual([true, false, true]);
  });

  it('add up what they cost over the steps', async () => {
    const told: Tokens[] = [];
    script(
      { kind: 'tool', text: 'Well.', ...goal, use: { read: 100, written: 5 } },
      { kind: 'stream', text: 'So.', use: { read: 130, written: 7 } },
    );
    await asked(guide(), { onUse: (tokens) => told.push(tokens) });
    expect(told.at(-1)).toEqual({ read: 230, written: 12 });
  });

  it('take the member’s own words into the journal, whatever the model writes', async () => {
    const call = { name: 'write_journal', input: { title: 'Today', body: 'I, the guide, am proud of you.' } };
    script({ kind: 'tool', text: 'Well.', ...call }, { kind: 'stream', text: 'So.' });
    expect((await asked(guide())).proposed).toEqual([{ kind: 'write-journal', title: 'Today', body: 'Hello\n\nWhat now?' }]);
  });

  it('leave out of the journal what the guide was told to do', async () => {
    const said = [
      'My boss shouted at me. Remind me to call Jo.',
      'Make it a goal, please',
      'Then I cried. Put all of this into my journal: It was raining.',
    ];
    const messages = said
      .flatMap(
        (content) =>
          [
            { role: 'user', content },
            { role: 'assistant', content: 'I hear you.' },
          ] as const,
      )
      .slice(0, -1);
    script({ kind: 'tool', text: 'Well.', name: 'write_journal', input: {} }, { kind: 'stream', text: 'So.' });
    const body = 'My boss shouted at me.\n\nThen I cried. It was raining.';
    expect((await asked(guide(), { messages })).proposed).toEqual([{ kind: 'write-journal', title: '', body }]);
  });
});

describe('what a model is told of proposing', () => {
  it('is a tool for each kind that is open, with its limits, and the challenges by name', async () => {
    script({ kind: 'stream', text: 'Yes.' });
    await asked(openAi());
    const tools = callsNow()[0]?.body.tools as readonly { function: { name: string; description: string } }[];
    expect(tools.map(({ function: { name } }) => name)).toEqual(proposalKinds.map((kind) => kind.replace('-', '_')));
    for (const { function: tool } of tools) {
      expect(tool.description).toMatch(/clearly fits.*at most two.*never pressed/);
      expect(tool.description.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(2);
    }
    expect(JSON.stringify(tools)).toContain('7DAY001 is Momentum Builder, 7 days');
    // No words of the member travel outside the conversation.
    expect(JSON.stringify(tools)).not.toContain('What now?');
  });

  it('is nothing where nothing may be proposed', async () => {
    script({ kind: 'stream', text: 'Yes.' });
    await asked(openAi(), { mayPropose: [] });
    expect(callsNow()[0]?.body.tools).toBeUndefined();
    expect(sentNow()[0]).not.toContain('Your tools propose');
  });
});
