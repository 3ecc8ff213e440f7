const isMoving = (animation: Animation): boolean =>
  animation.playState === 'running' && Number.isFinite(Number(animation.effect?.getComputedTiming().endTime));

/**
 * Waits until nothing moves any more, however slow the machine is: transitions that begin when others end are waited for, too.
 * What turns without an end, such as a spinner, is not.
 */
export async function settled(root: Element = document.body): Promise<void> {
  // What was just drawn begins to move with the next frame.
  await new Promise(requestAnimationFrame);
  const moving = root.getAnimations({ subtree: true }).filter(isMoving);
  if (moving.length === 0) return;
  // One that is cut short is at its end as well.
  await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
  await settled(root);
}
