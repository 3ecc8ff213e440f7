import type { ReactNode } from 'react';
import { LinkButton } from '../../components/Button/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';

/** The debug pages in their order, by address. */
export const debugPages = {
  '/debug': 'Session',
  '/debug/data': 'Data',
  '/debug/goals': 'Goals',
  '/network-debug': 'Network',
  '/profile-image-test': 'Profile photo',
} as const;
export type DebugPage = keyof typeof debugPages;

const addresses = Object.keys(debugPages) as readonly DebugPage[];

interface DebugFrameProps {
  readonly current: DebugPage;
  readonly title: string;
  readonly line: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A debug page with its way to the others. */
export function DebugFrame({ current, title, line, actions, children }: DebugFrameProps) {
  return (
    <Stack gap="6">
      <PageHeader title={title} line={line} actions={actions} />
      <nav aria-label="Debug pages">
        <Inline gap="2">
          {addresses.map((href) => (
            <LinkButton
              key={href}
              href={href}
              size="small"
              tone={href === current ? 'soft' : 'ghost'}
              {...(href === current ? { 'aria-current': 'page' } : {})}
            >
              {debugPages[href]}
            </LinkButton>
          ))}
        </Inline>
      </nav>
      {children}
    </Stack>
  );
}
