import { commonHeaders } from './security-headers.ts';

/**
 * Headers of a page. Scripts and styles run from our own files, or inline with the nonce of this very answer;
 * nothing is loaded from, framed by or sent to anybody else.
 *
 * @param connect further origins that the page may call
 */
export function pageHeaders(nonce: string, connect: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    // A reply that is read aloud comes from the server and is played from memory.
    "media-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  return {
    ...commonHeaders,
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options': 'DENY',
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
}
