import { type ProposedAction, proposalKinds } from '@everstep/domain';
import { chat } from '@everstep/domain/contract';
import { describe, expect, it } from 'vitest';
import { brokenFrames } from '../../../../tests/mock-provider/index.ts';
import type { ChatProvider } from './provider.ts';
import { chatRequest, heard } from './testing/listening.ts';
import { modelServices } from './testing/model-services.ts';

const { script, callsNow, forget, guides } = modelServices();
const mood = { name: 'log_mood', input: { score: 4 } };

async function asked(guide: ChatProvider) {
  const proposed: ProposedAction['kind'][] = [];
  const onPropose = (given: unknown) => {
    const { data: card } = chat.ProposedAction.safeParse(given);
    if (card) proposed.push(card.kind);
    return card;
  };
  return { ...(await heard(guide.reply(chatRequest({ mayPropose: proposalKinds, onPropose })))), proposed };
}

describe.each(guides)('a broken call of a tool from %s', (_, guide) => {
  it.each(brokenFrames)('takes nothing along but itself: %s', async (broken) => {
    script({ kind: 'broken-tool', text: 'That is worth holding on to.', broken, more: [mood] }, { kind: 'empty' });
    expect(await asked(guide())).toEqual({ text: 'That is worth holding on to.', error: undefined, proposed: ['log-mood'] });
  });

  it.each(brokenFrames)('with nothing else is followed by a call without tools: %s', async (broken) => {
    const one = guide();
    script({ kind: 'broken-tool', text: '', broken }, { kind: 'stream', text: 'What comes first?' });
    expect(await asked(one)).toEqual({ text: 'What comes first?', error: undefined, proposed: [] });
    expect(callsNow().map(({ body }) => body.tools !== undefined)).toEqual([true, false]);
    // The service itself knows tools: it is offered them the next time.
    forget();
    script({ kind: 'stream', text: 'Yes.' });
    await asked(one);
    expect(callsNow()[0]?.body.tools).toBeDefined();
  });

  it('does not make a service lose its tools that refuses to go on after it', async () => {
    const one = guide();
    const call = { name: 'create_goal', input: '{"title": "Finish' };
    script({ kind: 'tool', text: '', ...call }, { kind: 'status', status: 400 }, { kind: 'stream', text: 'What now?' });
    expect(await asked(one)).toEqual({ text: 'What now?', error: undefined, proposed: [] });
    forget();
    script({ kind: 'stream', text: 'Yes.' });
    await asked(one);
    expect(callsNow()[0]?.body.tools).toBeDefined();
  });
});
