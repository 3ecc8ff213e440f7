declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface WebPushKeys {
    readonly version: 'aes128gcm';
    /** Made for this one message; its public half goes along. */
    readonly privateKey: ECDH;
    /** Public key of the browser, base64url. */
    readonly dh: string;
    /** Secret of the browser, base64url. */
    readonly authSecret: string;
  }
  const ece: { encrypt(text: Buffer, keys: WebPushKeys): Buffer };
  export default ece;
}
