import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { EmptyState } from './index.ts';

describeConformance('EmptyState', { element: 'div', render: (props) => <EmptyState title="No habits yet" {...props} /> });

describe('EmptyState', () => {
  it('has a heading, one line and one action, and hides its picture from screen readers', () => {
    render(
      <EmptyState
        title="No habits yet"
        headingLevel={3}
        illustration={<svg aria-label="cairn" />}
        action={<button type="button">Add habit</button>}
      >
        Plant one small habit.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'No habits yet' })).toBeVisible();
    expect(screen.getByText('Plant one small habit.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add habit' })).toBeVisible();
    expect(screen.getByLabelText('cairn').closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
