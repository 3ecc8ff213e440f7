import type { Env } from '../env.ts';
import type { ChatProvider } from './provider.ts';

/** The guide that the configuration asks for. */
export function createProvider(_env: Pick<Env, 'ai'>): ChatProvider {
  return {
    name: 'offline',
    async *reply() {
      yield 'I am here, and I am listening.';
    },
  };
}
