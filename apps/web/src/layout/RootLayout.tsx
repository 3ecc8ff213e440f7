import { BuildStamp } from '@everstep/ui';
import { ScrollRestoration, useMatches } from 'react-router';
import { useHelpAtHand } from '../help/useHelpAtHand.ts';
import { useConfig } from '../system/useConfig.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { useVisibilityWindow } from './visibility.ts';

/** Marks the routes that draw the bars of a member, and the loading line between them. */
export const SHELL = 'shell';

/** Around every page: the loading line where no bars are shown, and the build stamp in production. */
export function RootLayout() {
  const inShell = useMatches().some(({ handle }) => handle === SHELL);
  const config = useConfig();
  useVisibilityWindow();
  useHelpAtHand();
  return (
    <>
      <PageOutlet covered={inShell} />
      <ScrollRestoration />
      {import.meta.env.PROD && config && <BuildStamp environment={config.environment} buildId={config.buildId} aboveBottomBar={inShell} />}
    </>
  );
}
