import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Text } from './index.ts';

describeConformance('Text', { element: 'p', render: (props) => <Text {...props}>Rest is progress too</Text> });

describe('Text', () => {
  it('marks a date up as a time', () => {
    render(
      <Text as="time" dateTime="2026-11-21">
        Saturday
      </Text>,
    );
    expect(screen.getByText('Saturday')).toHaveAttribute('datetime', '2026-11-21');
  });
});
