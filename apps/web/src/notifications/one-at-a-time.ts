/**
 * Does work while no other tab does it. Pages without a secure connection have no locks, and those that may keep nothing are refused them;
 * done twice, each act happens once all the same.
 */
export async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  await locks.request(name, work).catch((error: unknown) => {
    if (error instanceof DOMException) return work();
    throw error;
  });
}
