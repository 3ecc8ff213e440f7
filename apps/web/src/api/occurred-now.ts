/** The moment and the zone of this device, so that a write that arrives late still counts for its own day. */
export function occurredNow(): { occurredAt: string; timeZone: string } {
  return { occurredAt: new Date().toISOString(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
