import type { ErrorCode } from '@everstep/domain';
import type { Person, World } from '../../apps/bff/src/testing/index.ts';

export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Who has to send it, when not ada. */
  readonly as?: Person;
}

export interface Sample {
  /** A request of `ada` that has to succeed; what it needs is made first. */
  readonly good: (world: World, ada: Person) => Promise<Parts>;
  /** A request that is wrong in every field, and the fields it has to be told of. */
  readonly bad?: { readonly parts: Parts; readonly fields: readonly string[] };
  /** What a good request is told where nothing is there to serve it. */
  readonly refused?: ErrorCode;
  /** The request names a record of ada's: for anybody else it is not there. */
  readonly owned?: true;
}

export const nothing = async (): Promise<Parts> => ({});
export const badPage = { query: { limit: '0' } };
export const badId = { params: { id: 'nonsense' } };

/** Four by three pixels of green. */
const SMALL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR4nGMoXzUTjhhwcgCSohS50TMbeAAAAABJRU5ErkJggg==';
export const smallPicture = (): File => new File([Buffer.from(SMALL_PNG, 'base64')], 'green.png', { type: 'image/png' });
