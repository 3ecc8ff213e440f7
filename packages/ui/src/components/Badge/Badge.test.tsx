import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Badge } from './index.ts';

describeConformance('Badge', { element: 'span', render: (props) => <Badge count={1} {...props} /> });

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %i as %s [top-011]', (count, shown) => {
    render(<Badge count={count} />);
    expect(screen.getByText(shown)).toBeInTheDocument();
  });

  it('shows nothing for none, and says nothing', () => {
    const { container } = render(<Badge count={0} describe={(count) => `${count} unread`} />);
    expect(container).toHaveTextContent('');
  });

  it('says what it counts, uncut', () => {
    render(<Badge count={240} describe={(count) => `${count} unread`} />);
    expect(screen.getByText('240 unread')).toBeInTheDocument();
    expect(screen.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  });
});
