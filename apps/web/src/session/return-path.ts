/** Where to go after sign-in: the path that the guard or a lost session handed over, never another site and never a sign-in page. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return '/';
  return /^\/(auth|login|register|warrior-reg|forgot-password)\b/i.test(from) ? '/' : from;
}
