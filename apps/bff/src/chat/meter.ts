import { givenBlock } from '@everstep/domain/prompts';
import type { CallEnd } from '../ai/ai-use.ts';
import { isProviderFailure } from '../ai/failure-code.ts';
import type { ChatProvider, ChatRequest, Tokens } from '../ai/provider.ts';
import { estimateTokens } from '../ai/tokens.ts';
import type { Deps } from '../deps.ts';
import type { TurnEnd } from './stored-turn.ts';

/** Measures one call to a guide: numbers only. */
export interface Meter {
  /** What the guide says, timed and counted on its way. */
  reply(request: ChatRequest): AsyncIterable<string>;
  /** Closes the measurement; what the call has cost, as the service says it or else by estimate. */
  end(end: TurnEnd): Tokens;
}

export function meterOf({ aiUse }: Pick<Deps, 'aiUse'>, guide: ChatProvider): Meter {
  const start = performance.now();
  let first: number | undefined;
  let asked = 0;
  let written = 0;
  let told: Tokens | undefined;
  return {
    async *reply(request) {
      const onUse = (tokens: Tokens) => {
        told = tokens;
      };
      const texts = [request.system, givenBlock(request.context.given), request.earlier, ...request.messages.map(({ content }) => content)];
      asked = estimateTokens(texts.join(' '));
      for await (const piece of guide.reply({ ...request, onUse })) {
        first ??= performance.now() - start;
        written += estimateTokens(piece);
        yield piece;
      }
    },
    end({ status, errorCode }) {
      aiUse.ended(guide.name, callEnd(status, errorCode), { first, whole: performance.now() - start });
      if (guide.name === 'offline') return { read: 0, written: 0 };
      if (told !== undefined && told.read > 0) return { read: told.read, written: Math.max(told.written, 0) };
      // A service that has refused the call has read nothing; one that was stopped before its first word has.
      const isRefused = first === undefined && status === 'failed' && errorCode !== 'provider_timeout';
      return { read: isRefused ? 0 : asked, written };
    },
  };
}

function callEnd(status: TurnEnd['status'], errorCode: TurnEnd['errorCode']): CallEnd {
  if (status !== 'failed') return status;
  return isProviderFailure(errorCode) ? errorCode : 'failed';
}
