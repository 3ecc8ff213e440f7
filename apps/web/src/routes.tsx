import { Navigate, type RouteObject } from 'react-router';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { LoadingPage, RootLayout } from './layout/RootLayout.tsx';
import { RequireSession } from './session/RequireSession.tsx';

type PageModule = Promise<Record<string, React.ComponentType>>;

/** A page whose code arrives when it is first visited. */
const page = (path: string, load: () => PageModule, name: string): RouteObject => ({
  path,
  lazy: async () => {
    const Component = (await load())[name];
    if (!Component) throw new Error(`The page module has no ${name}`);
    return { Component };
  },
});
const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });
const notFound = (path: string) => page(path, () => import('./errors/NotFoundPage.tsx'), 'NotFoundPage');

const publicPages: RouteObject[] = [
  page('auth', () => import('./accounts/AuthPage.tsx'), 'AuthPage'),
  page('login', () => import('./accounts/LoginPage.tsx'), 'LoginPage'),
  page('register', () => import('./accounts/RegisterPage.tsx'), 'RegisterPage'),
  page('warrior-reg', () => import('./accounts/RegisterPage.tsx'), 'CohortRegisterPage'),
  page('forgot-password', () => import('./accounts/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  page('terms-of-service', () => import('./legal/TermsPage.tsx'), 'TermsPage'),
  page('privacy-policy', () => import('./legal/PrivacyPage.tsx'), 'PrivacyPage'),
  page('help-now', () => import('./help/HelpNowPage.tsx'), 'HelpNowPage'),
];

const dashboard = () => import('./dashboard/DashboardPage.tsx');

/** Addresses of the product whose pages are not part of this version: behind the guard, then "not found". */
const reserved = [
  'goals', 'journals', 'habits', 'life-script', 'script-wizard', 'script-wizard/:scriptId', 'script-wizard/:scriptId/scenes', 'script-wizard/:scriptId/complete',
  'learning', 'course-builder', 'course-player/:courseId', 'challenges', 'zen-center', 'zen/video/:id', 'zen/history', 'vision-board', 'affirmations',
  'messaging', 'connect-plus', 'assessments', 'assessment/:id', 'assessment-results', 'coaching', 'downloads', 'shop', 'help', 'admin',
  'network-debug', 'debug', 'debug/data', 'debug/goals', 'profile-image-test',
]; // biome-ignore format: one line an area reads better than forty lines

const variants: RouteObject[] = [
  // One route: paths match without regard to case, so this serves /LifeScript and /Lifescript too.
  redirect('lifescript', '/life-script'),
  redirect('zen', '/zen-center'),
  redirect('learning-center', '/learning'),
  redirect('connect', '/connect-plus'),
  redirect('daily-affirmations', '/affirmations?view=today'),
];

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    HydrateFallback: LoadingPage,
    ErrorBoundary: ErrorPage,
    children: [
      ...publicPages,
      {
        element: <RequireSession />,
        children: [
          {
            lazy: async () => ({ Component: (await import('./layout/Shell.tsx')).DashboardShell }),
            children: [
              { index: true, lazy: async () => ({ Component: (await dashboard()).DashboardPage }) },
              page('dashboard', dashboard, 'DashboardPage'),
            ],
          },
          {
            lazy: async () => ({ Component: (await import('./layout/Shell.tsx')).CommonShell }),
            children: [
              page('mood-tracker', () => import('./mood/MoodTrackerPage.tsx'), 'MoodTrackerPage'),
              page('settings', () => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
              ...reserved.map(notFound),
              ...variants,
            ],
          },
        ],
      },
      notFound('*'),
    ],
  },
];
