import type { Context } from 'hono';

/** What `@hono/node-server` binds to a request; absent in tests that call the app directly. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/**
 * Address of the client. Behind `trustedProxies` proxies it is the one that the outermost of them saw;
 * what a client writes into X-Forwarded-For itself stands further left and never counts.
 */
export function addressOf(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    const seen = hops[hops.length - trustedProxies];
    if (seen) return seen;
  }
  // Hono leaves the bindings untyped; these are what the Node adapter hands over.
  const bindings = c.env as NodeBindings | undefined;
  return bindings?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
}

/** Groups addresses that one customer can change at will: the first 64 bits of IPv6. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail !== undefined) {
    const after = tail.split(':').filter((group) => group !== '');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
