/**
 * Flags of Node for the server. Plain JavaScript, since Node 20 reads it.
 *
 * - New objects get 16 MB before they are sorted out: with less, much of what a reply needs for a moment is kept for long, and the long
 *   collections that this brings are what somebody waits for. An idle server keeps no more for it, since it collects once it has started.
 * - One thread helps to collect: several take the processor from the one that answers, on a machine of two cores.
 * - The care rules are some 400 large patterns, and each message meets all of them. Interpreted first and compiled at their second use,
 *   they kept everybody waiting for 0.8 s at the first message and for 0.1 s at the second, and took another 20 MB; compiled at once it is 0.17 s.
 * - The server may ask for a collection, which it does once, when it has started: another 22 MB less.
 */
export const serverFlags = ['--max-semi-space-size=16', '--v8-pool-size=1', '--no-regexp-tier-up', '--expose-gc'];
