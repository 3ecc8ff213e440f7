import { TOAST_ROOM } from '../../internal/toast-room.ts';
import { host } from './Toast.css.ts';

const HOST_ID = 'ui-toasts';
let focusedBefore: HTMLElement | null = null;

/** The one place in which all toast regions of a page stand below each other, so that none covers another. */
export function toastHost(): HTMLElement {
  const known = document.getElementById(HOST_ID);
  if (known) return known;
  const created = document.createElement('div');
  created.id = HOST_ID;
  created.className = host;
  // A modal hides all around it from screen readers except live regions; the toasts announce themselves, so this one is silent.
  created.setAttribute('aria-live', 'off');
  document.body.append(created);
  admitFocus(created);
  new ResizeObserver(() => tellRoom(created)).observe(created);
  return created;
}

/** Says how high the toasts are, so that a dialog can make room. Empty regions have gaps between them, but say nothing. */
function tellRoom(created: HTMLElement) {
  const height = created.querySelector('li') ? created.offsetHeight : 0;
  document.body.style.setProperty(TOAST_ROOM, `${height}px`);
}

/** Lets focus into the host while a modal holds it: the modal watches focus on the document, which no longer hears of it. */
function admitFocus(created: HTMLElement) {
  const isInside = (target: EventTarget | null) => target instanceof Node && created.contains(target);
  document.body.addEventListener('focusin', (event) => {
    if (!isInside(event.target)) return;
    event.stopPropagation();
    if (!isInside(event.relatedTarget)) focusedBefore = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
  });
  document.body.addEventListener('focusout', (event) => {
    if (isInside(event.relatedTarget)) event.stopPropagation();
  });
}

/** Gives focus back to what had it before it went into the toasts. */
export function leaveToasts() {
  if (focusedBefore?.isConnected) focusedBefore.focus();
}
