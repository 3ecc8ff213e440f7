// Says on the device what has come while Everstep is closed, and leads there. It answers no request and keeps nothing.

/** How long a page has to answer, in milliseconds. */
const ASK_MS = 500;
/** Safari takes the permission away from whoever is told something and shows nothing. */
const mustShow = /^((?!Chrome|Chromium|Android).)*Safari/.test(navigator.userAgent);

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(say(messageOf(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

/** What the server sent; something has come in any case. */
function messageOf(data) {
  try {
    const { id, title, body } = data.json();
    return { id: String(id ?? ''), title: String(title ?? 'Everstep'), body: String(body ?? '') };
  } catch {
    return { id: '', title: 'Everstep', body: 'Something new is waiting for you behind the bell.' };
  }
}

/** Shows a message, unless its member is looking at the product: a line in the page says it there. */
async function say({ id, title, body }) {
  if (!mustShow && (await answering('looking', id))) return;
  // Of the same letter one is shown: the newest.
  await self.registration.showNotification(title, { body, tag: id, icon: '/icon-192.png', dir: 'auto', data: id });
}

/** Opens what a notification is about, in a page that is open already if one takes it. */
async function lead(id) {
  const page = await answering('open', id);
  if (page) await page.focus();
  else await self.clients.openWindow(id ? `/?notification=${encodeURIComponent(id)}` : '/');
}

/** The first open page that answers, those in sight first. */
async function answering(question, id) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  pages.sort((one, other) => Number(other.visibilityState === 'visible') - Number(one.visibilityState === 'visible'));
  for (const page of pages) if (await asks(page, { push: question, id })) return page;
  return undefined;
}

function asks(page, question) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ASK_MS);
    page.postMessage(question, [port2]);
  });
}
