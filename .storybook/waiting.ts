import { configure, getConfig } from 'storybook/test';

/**
 * How plays wait. What they wait for comes late on a busy machine: animations, lazy parts, debounced searches.
 * And an event that another one causes, such as the blur when an effect moves the focus, belongs to the first: React counts what a
 * second `act` inside the first leaves as not waited for.
 */
export function setUpWaiting(): void {
  const { eventWrapper } = getConfig();
  let inside = false;
  configure({
    asyncUtilTimeout: 10_000,
    eventWrapper: (cause) => {
      if (inside) return cause();
      inside = true;
      try {
        return eventWrapper(cause);
      } finally {
        inside = false;
      }
    },
  });
}
