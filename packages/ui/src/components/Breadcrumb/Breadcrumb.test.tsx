import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { type LinkComponentProps, LinkProvider } from '../../internal/link-context.tsx';
import { Breadcrumb } from './index.ts';

const crumbs = [
  { label: 'Learning', href: '/learning' },
  { label: 'Writing every day', href: '/learning/writing' },
];
const Routed = (props: LinkComponentProps) => <a {...props} data-routed="yes" />;

describeConformance('Breadcrumb', { element: 'nav', render: (props) => <Breadcrumb {...props} crumbs={crumbs} current="Week two" /> });

describe('Breadcrumb', () => {
  it('is a named landmark with the way up in order', () => {
    render(<Breadcrumb crumbs={crumbs} current="Week two" />);
    const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(nav).getAllByRole('link')).toHaveLength(2);
    expect(
      within(nav)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Learning', 'Writing every day', 'Week two']);
  });

  it('marks this page and does not link it', () => {
    render(<Breadcrumb crumbs={crumbs} current="Week two" />);
    expect(screen.getByText('Week two')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Week two' })).toBeNull();
  });

  it('goes through the link component of the app', () => {
    render(
      <LinkProvider component={Routed}>
        <Breadcrumb crumbs={crumbs} current="Week two" />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Learning' })).toHaveAttribute('data-routed', 'yes');
  });

  it('refuses className', () => {
    // @ts-expect-error looks are its own
    render(<Breadcrumb className="mine" crumbs={crumbs} current="Week two" />);
    expect(screen.getByRole('navigation')).not.toHaveClass('mine');
  });
});
