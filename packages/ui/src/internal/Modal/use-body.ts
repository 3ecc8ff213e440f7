import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const inBrowser = () => document.body;
const onServer = () => null;

/** Where layers over the page are put: known at the first render in a browser, null on a server and while its page is taken over. */
export const useBody = (): HTMLElement | null => useSyncExternalStore<HTMLElement | null>(never, inBrowser, onServer);
