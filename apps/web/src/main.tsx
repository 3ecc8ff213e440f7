import '@everstep/ui/styles';
import '@everstep/ui/fonts';
import { setCspNonce } from '@everstep/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App } from './App.tsx';
import { createCall } from './api/call.ts';
import { noteAnswer } from './api/reach.ts';
import type { OpenStream } from './api/stream.ts';
import { API_BASE } from './config.ts';
import { deviceStorage } from './device/device-storage.ts';
import { fetchLostStyles } from './errors/styles-again.ts';
import { COUNTRY } from './help/country-key.ts';
import { emit } from './layout/useWindowEvent.ts';
import { routes } from './routes.tsx';
import { createSession } from './session/session-store.ts';

fetchLostStyles();
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
if (nonce) setCspNonce(nonce);

const router = createBrowserRouter(routes);
const session = createSession({
  now: Date.now,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  navigate: (path, state) => void router.navigate(path, state ? { state } : {}),
  currentPath: () => location.pathname + location.search + location.hash,
  emit: (event) => emit(event, undefined),
  restart: () => location.assign('/'),
});
const ports = {
  baseUrl: () => API_BASE,
  token: session.token,
  onUnauthorized: session.unauthorized,
  onRenewedToken: session.renew,
  newKey: () => crypto.randomUUID(),
  place: () => ({
    'X-Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    'X-Country': deviceStorage.getItem(COUNTRY) ?? '',
  }),
  isOnline: () => navigator.onLine,
  onAnswer: noteAnswer,
};

/** What reads streams is needed by members only, and arrives when they open the first one. */
const openStream: OpenStream = async function* (...stream) {
  const { createOpenStream } = await import('./api/stream.ts');
  yield* createOpenStream(ports)(...stream);
};

const call = createCall(ports);
// A member who comes back to the dashboard is fetched together with what it shows.
if (session.token() && /^\/(dashboard\/?)?$/.test(location.pathname)) {
  import('./dashboard/dashboard-query.ts').then(({ preloadDashboard }) => preloadDashboard(call, session.token)).catch(() => undefined);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');
createRoot(root).render(
  <StrictMode>
    <App router={router} session={session} call={call} openStream={openStream} />
  </StrictMode>,
);
