import { useEffect, useState } from 'react';

/** State that begins with an arg of a story and follows it, so that a view can be tried out and its controls work all the same. */
export function useArg<T>(arg: T): [T, (next: T) => void] {
  const [value, setValue] = useState(arg);
  useEffect(() => setValue(arg), [arg]);
  return [value, setValue];
}
