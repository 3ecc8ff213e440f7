import { host } from './Toast.css.ts';

const HOST_ID = 'ui-toasts';

/** The one place in which all toast regions of a page stand below each other, so that none covers another. */
export function toastHost(): HTMLElement {
  const known = document.getElementById(HOST_ID);
  if (known) return known;
  const created = document.createElement('div');
  created.id = HOST_ID;
  created.className = host;
  document.body.append(created);
  return created;
}
