import type { FormError } from '../../components/FormErrorSummary/index.ts';

/** Why nothing was made. */
export type MakeFailure =
  /** Something about the fields, all at once. */
  | { readonly kind: 'fields'; readonly errors: readonly FormError[] }
  /** The service failed: what happened and what can be tried, in Markdown. */
  | { readonly kind: 'service'; readonly text: string }
  /** The device has no connection. */
  | { readonly kind: 'offline' }
  /** Anything else, in a sentence. */
  | { readonly kind: 'other'; readonly message: string };
