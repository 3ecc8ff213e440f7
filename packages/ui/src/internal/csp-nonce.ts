import { getNonce, setNonce } from 'get-nonce';

/**
 * Hands the page's Content-Security-Policy nonce to everything here that inserts a style element: the scroll lock of dialogs and the
 * viewport of selects. Call it once, before the first render; without a policy it is not needed.
 *
 * @param nonce the value of the `nonce-…` source in the page's `style-src`
 */
export function setCspNonce(nonce: string): void {
  setNonce(nonce);
}

/** The nonce set by `setCspNonce`, for primitives that take it as a prop. */
export function cspNonce(): string | undefined {
  return getNonce();
}
