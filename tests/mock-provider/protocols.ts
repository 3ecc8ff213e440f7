import type { BrokenFrame, ToolCall, Use } from './behaviour.ts';

/** The two protocols that the mock speaks; what a call asks for decides. */
export interface Protocol {
  /** One event of a stream. */
  text(content: string): string;
  /** @param index from 0, among the calls of one answer */
  tool(call: ToolCall, index: number): readonly string[];
  /** Events with a call that makes no sense, at its place among the calls of one answer. */
  broken(how: BrokenFrame, index: number): readonly string[];
  end(use: Use | undefined): string;
}

const event = (body: object): string => `data: ${JSON.stringify(body)}\n\n`;

const chunk = (delta: object, finishReason: string | null, more: object = {}): string =>
  event({
    id: 'mock',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'mock',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
    ...more,
  });

export const openAi: Protocol = {
  text: (content) => chunk({ role: 'assistant', content }, null),
  tool({ name, input }, index) {
    const text = typeof input === 'string' ? input : JSON.stringify(input);
    const half = Math.ceil(text.length / 2);
    const call = (more: object) => chunk({ tool_calls: [{ index, ...more }] }, null);
    return [
      call({ id: `call_${index + 1}`, type: 'function', function: { name, arguments: text.slice(0, half) } }),
      call({ function: { arguments: text.slice(half) } }),
    ];
  },
  broken(how, index) {
    const whole = { name: 'create_goal', arguments: '{"title": "Finish my thesis"}' };
    const calls: Readonly<Record<Exclude<BrokenFrame, 'cut-off'>, unknown>> = {
      'no-name': [{ index, id: 'call_x', type: 'function', function: { arguments: whole.arguments } }],
      'no-function': [{ index, id: 'call_x', type: 'function', function: null }],
      'arguments-of-a-number': [{ index, id: 'call_x', type: 'function', function: { ...whole, arguments: 7 } }],
      'id-of-a-number': [{ index, id: 7, type: 'function', function: whole }],
      'no-list': { index, id: 'call_x', function: whole },
    };
    if (how === 'cut-off')
      return [
        `${chunk({ tool_calls: [{ index, id: 'call_x', function: whole }] }, null)
          .trimEnd()
          .slice(0, -20)}\n\n`,
      ];
    return [
      chunk({ tool_calls: calls[how] }, null),
      // The rest of its arguments, as it would follow a whole frame.
      ...(how === 'no-list' ? [] : [chunk({ tool_calls: [{ index, function: { arguments: ' ' } }] }, null)]),
    ];
  },
  end: (use) =>
    chunk({}, 'stop', use && { usage: { prompt_tokens: use.read, completion_tokens: use.written, total_tokens: use.read + use.written } }) +
    'data: [DONE]\n\n',
};

const candidate = (parts: readonly object[], more: object = {}): object => ({ content: { role: 'model', parts }, index: 0, ...more });

export const gemini: Protocol = {
  text: (text) => event({ candidates: [candidate([{ text }])] }),
  tool: ({ name, input: args }) => [event({ candidates: [candidate([{ functionCall: { name, args } }])] })],
  broken(how) {
    const whole = { name: 'create_goal', args: { title: 'Finish my thesis' } };
    const parts: Readonly<Record<Exclude<BrokenFrame, 'cut-off'>, unknown>> = {
      'no-name': [{ functionCall: { args: whole.args } }],
      'no-function': [{ functionCall: null }],
      'arguments-of-a-number': [{ functionCall: { ...whole, args: 7 } }],
      'id-of-a-number': [{ functionCall: { ...whole, id: 7 } }],
      'no-list': { functionCall: whole },
    };
    if (how === 'cut-off')
      return [
        `${event({ candidates: [candidate([{ functionCall: whole }])] })
          .trimEnd()
          .slice(0, -20)}\n\n`,
      ];
    return [event({ candidates: [{ content: { role: 'model', parts: parts[how] }, index: 0 }] })];
  },
  end: (use) =>
    event({
      candidates: [candidate([{ text: '' }], { finishReason: 'STOP' })],
      ...(use && {
        usageMetadata: { promptTokenCount: use.read, candidatesTokenCount: use.written, totalTokenCount: use.read + use.written },
      }),
    }),
};
