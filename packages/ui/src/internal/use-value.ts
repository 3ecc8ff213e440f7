import { useState } from 'react';

/**
 * A value that its owner may keep, or leave to the component.
 *
 * @param given the owner's value; undefined leaves it to the component
 * @param initial where an own value starts
 * @param onChange told of every change, in both cases
 */
export function useValue<T>(given: T | undefined, initial: T, onChange: ((value: T) => void) | undefined): [T, (next: T) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: T) => {
    if (given === undefined) setOwn(() => next);
    onChange?.(next);
  };
  return [given === undefined ? own : given, change];
}
