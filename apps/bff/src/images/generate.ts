import { type api, DomainError } from '@everstep/domain';
import type { Call } from '../http/route.ts';

/**
 * No service for pictures can be connected yet.
 * @throws DomainError `not_configured`
 */
export async function generateImage(_call: Call<typeof api.images.generate>): Promise<never> {
  throw new DomainError('not_configured');
}
