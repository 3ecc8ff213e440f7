import type { GuideUse } from '@everstep/domain';
import { GUIDE_WAIT_CLASSES } from '@everstep/domain';
import type { AiUse, ProviderUse } from '../ai/ai-use.ts';
import { timesOf } from './histogram.ts';

/** What each provider of guides did, in numbers. */
export function guideUses(aiUse: AiUse): GuideUse[] {
  const { offline, openai, gemini } = aiUse.read();
  return [
    ...(offline ? [presentUse('offline', offline)] : []),
    ...(openai ? [presentUse('openai', openai)] : []),
    ...(gemini ? [presentUse('gemini', gemini)] : []),
  ];
}

function presentUse(provider: GuideUse['provider'], use: ProviderUse): GuideUse {
  const { done = 0, stopped = 0, interrupted = 0, ...failures } = use.calls;
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const all = done + stopped + interrupted + failed;
  const { retries, overBudget, tokensRead, tokensWritten } = use;
  return {
    ...{ provider, done, stopped: stopped + interrupted, failed, retries, overBudget, tokensRead, tokensWritten },
    waits: [...use.firstPiece],
    firstWord: timesOf(GUIDE_WAIT_CLASSES, use.firstPiece),
    wholeMs: all === 0 ? 0 : Math.round(use.wholeMs / all),
  };
}
