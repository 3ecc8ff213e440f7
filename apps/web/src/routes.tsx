import { CHUNK_LOAD_TIMEOUT_MS } from '@everstep/domain';
import { Navigate, type RouteObject } from 'react-router';
import { loadSafetyPlan } from './care/load-safety-plan.ts';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { LoadFailure } from './errors/load-failure.ts';
import { loadHelpNow } from './help/load-help-now.ts';
import { PageLoading } from './layout/PageOutlet.tsx';
import { RootLayout, SHELL } from './layout/RootLayout.tsx';
import { RequireSession } from './session/RequireSession.tsx';

/** Late, or not to be had: the cause, where there is one, says which. */
const MISSING = 'A part of the app did not arrive';

type Load = () => Promise<Record<string, React.ComponentType>>;

/**
 * A part whose code arrives when it is first visited.
 * @throws LoadFailure, to the nearest error page, when the code does not arrive, or not in time
 */
export function arriving(load: Load, name: string): () => Promise<{ Component: React.ComponentType }> {
  return async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new LoadFailure(MISSING)), CHUNK_LOAD_TIMEOUT_MS);
    });
    try {
      const arrived = load().catch((cause: unknown) => {
        throw new LoadFailure(MISSING, { cause });
      });
      const Component = (await Promise.race([arrived, late]))[name];
      if (!Component) throw new Error(`The module has no ${name}`);
      return { Component };
    } finally {
      clearTimeout(timer);
    }
  };
}

const page = (path: string, load: Load, name: string): RouteObject => ({ path, lazy: arriving(load, name) });
const redirect = (path: string, to: string): RouteObject => ({ path, element: <Navigate to={to} replace /> });
/** Pages between the bars: when one fails, the bars stay. */
const within = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: ErrorPage, children }];
const notFound = (path: string) => page(path, () => import('./errors/NotFoundPage.tsx'), 'NotFoundPage');

const publicPages: RouteObject[] = [
  page('auth', () => import('./accounts/AuthPage.tsx'), 'AuthPage'),
  page('login', () => import('./accounts/LoginPage.tsx'), 'LoginPage'),
  page('register', () => import('./accounts/RegisterPage.tsx'), 'RegisterPage'),
  page('warrior-reg', () => import('./accounts/RegisterPage.tsx'), 'CohortRegisterPage'),
  page('forgot-password', () => import('./accounts/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  page('terms-of-service', () => import('./legal/TermsPage.tsx'), 'TermsPage'),
  page('privacy-policy', () => import('./legal/PrivacyPage.tsx'), 'PrivacyPage'),
  page('help-now', loadHelpNow, 'HelpNowPage'),
];

const dashboard = () => import('./dashboard/DashboardPage.tsx');
const shell = () => import('./layout/Shell.tsx');
const debug: Load = async () => (await import('./debug/load-debug.ts')).default();

/** Addresses of the product whose pages are not part of this version: behind the guard, then "not found". */
const reserved = [
  'life-script', 'script-wizard', 'script-wizard/:scriptId', 'script-wizard/:scriptId/scenes', 'script-wizard/:scriptId/complete',
  'course-builder', 'course-player/:courseId', 'zen-center', 'zen/video/:id', 'zen/history', 'vision-board', 'affirmations',
  'messaging', 'connect-plus', 'assessments', 'assessment/:id', 'assessment-results', 'coaching', 'shop', 'help',
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
    HydrateFallback: PageLoading,
    ErrorBoundary: ErrorPage,
    children: [
      ...publicPages,
      {
        element: <RequireSession />,
        children: [
          {
            lazy: arriving(() => import('./layout/MemberArea.tsx'), 'MemberArea'),
            children: [
              {
                handle: SHELL,
                lazy: arriving(shell, 'DashboardShell'),
                children: within([
                  { index: true, lazy: arriving(dashboard, 'DashboardPage') },
                  page('dashboard', dashboard, 'DashboardPage'),
                ]),
              },
              {
                handle: SHELL,
                lazy: arriving(shell, 'CommonShell'),
                children: within([
                  page('progress', async () => (await import('./gamification/load-progress.ts')).default(), 'ProgressPage'),
                  page('achievements', () => import('./gamification/AchievementsPage.tsx'), 'AchievementsPage'),
                  page('leaderboard', () => import('./gamification/LeaderboardPage.tsx'), 'LeaderboardPage'),
                  page('challenges', () => import('./challenges/ChallengesPage.tsx'), 'ChallengesPage'),
                  page('habits', () => import('./habits/HabitsPage.tsx'), 'HabitsPage'),
                  page('habits/:habitId', () => import('./habits/HabitPage.tsx'), 'HabitPage'),
                  page('goals', () => import('./goals/GoalsPage.tsx'), 'GoalsPage'),
                  page('goals/:goalId', () => import('./goals/GoalPage.tsx'), 'GoalPage'),
                  page('mood-tracker', () => import('./mood/MoodTrackerPage.tsx'), 'MoodTrackerPage'),
                  page('journals', () => import('./journal/JournalPage.tsx'), 'JournalPage'),
                  page('journals/new', () => import('./journal/NewEntryPage.tsx'), 'NewEntryPage'),
                  page('journals/:id', () => import('./journal/EntryPage.tsx'), 'EntryPage'),
                  page('council/:councilId?', () => import('./council/CouncilPage.tsx'), 'CouncilPage'),
                  page('learning', async () => (await import('./courses/load-learning.ts')).default(), 'LearningPage'),
                  page('downloads', async () => (await import('./library/load-downloads.ts')).default(), 'DownloadsPage'),
                  page('settings', async () => (await import('./settings/load-settings.ts')).default(), 'SettingsPage'),
                  page('admin/:section?/:id?', async () => (await import('./admin/load-admin.ts')).default(), 'AdminPage'),
                  page('safety-plan', loadSafetyPlan, 'SafetyPlanPage'),
                  page('debug', debug, 'DebugPage'),
                  page('debug/data', debug, 'DebugDataPage'),
                  page('debug/goals', debug, 'DebugGoalsPage'),
                  page('network-debug', debug, 'NetworkDebugPage'),
                  page('profile-image-test', debug, 'ProfileImageTestPage'),
                  ...reserved.map(notFound),
                  ...variants,
                ]),
              },
            ],
          },
        ],
      },
      notFound('*'),
    ],
  },
];
