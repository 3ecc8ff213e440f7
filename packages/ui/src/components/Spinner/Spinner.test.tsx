import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Spinner } from './index.ts';

describeConformance('Spinner', { element: 'span', render: (props) => <Spinner {...props} /> });

describe('Spinner', () => {
  it('says what is being waited for', () => {
    render(<Spinner label="Loading habits" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading habits');
  });

  it('is silent beside a text that says so already', () => {
    render(<Spinner />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
