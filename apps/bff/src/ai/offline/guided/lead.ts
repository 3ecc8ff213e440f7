import type { ProposedAction } from '@everstep/domain';
import type { ChatRequest } from '../../provider.ts';
import type { ReplyPlan } from '../choosing/reply-plan.ts';

/** How a guide leads on. */
export interface Lead {
  readonly plan: ReplyPlan;
  readonly choices: readonly string[];
  /** What may be done with the answers, at the end. */
  readonly action?: ProposedAction | undefined;
  /** The message is answered by itself, and then this question stands again. */
  readonly thenAsks?: string;
}

/** What leading on depends on. */
export type Asked = Pick<ChatRequest, 'personaId' | 'messages' | 'context' | 'approach' | 'isBack' | 'tried'>;
