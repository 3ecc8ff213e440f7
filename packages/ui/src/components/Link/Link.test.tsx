import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { type LinkComponentProps, LinkProvider } from '../../internal/link-context.tsx';
import { Link } from './index.ts';

describeConformance('Link', {
  element: 'a',
  render: (props) => (
    <Link {...props} href="/habits">
      Habits
    </Link>
  ),
});

const Routed = (props: LinkComponentProps) => <a {...props} data-routed="yes" />;

describe('Link', () => {
  it('goes through the router of the app', () => {
    render(
      <LinkProvider component={Routed}>
        <Link href="/habits">Habits</Link>
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Habits' })).toHaveAttribute('data-routed', 'yes');
  });

  it('says that an outside link opens a new tab, keeps it from the router, and tells the other site nothing', () => {
    render(
      <LinkProvider component={Routed}>
        <Link href="https://findahelpline.com" external>
          Find a helpline
        </Link>
      </LinkProvider>,
    );
    const link = screen.getByRole('link', { name: 'Find a helpline (opens in a new tab)' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).not.toHaveAttribute('data-routed');
  });
});
