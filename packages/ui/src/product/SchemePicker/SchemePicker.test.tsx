import { colorSchemeKeys, colorSchemeNames } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { colorSchemes, ModePicker, SchemePicker } from './index.ts';

it('offers the eight schemes by name, each as a land in its own colours', async () => {
  const onSchemeChange = vi.fn();
  const { container } = render(<SchemePicker scheme="grey" onSchemeChange={onSchemeChange} />);
  for (const key of colorSchemeKeys) {
    expect(screen.getByRole('radio', { name: colorSchemeNames[key] })).toBeInTheDocument();
    expect(container.querySelector(`[data-scheme="${key}"] svg`)).not.toBeNull();
  }
  expect(screen.getByRole('radio', { name: 'Cool Grey' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Calming Teal' }));
  expect(onSchemeChange).toHaveBeenCalledExactlyOnceWith('teal');
});

it('offers schemes of another team beside the eight, or alone', async () => {
  const onSchemeChange = vi.fn();
  const schemes = [
    ...colorSchemes,
    { key: 'sage', label: 'Garden Sage' },
    { key: 'plum', label: 'Late Plum', swatch: <i>A plum</i> },
  ] as const;
  const { container, rerender } = render(<SchemePicker scheme="sage" onSchemeChange={onSchemeChange} schemes={schemes} />);
  expect(screen.getAllByRole('radio')).toHaveLength(10);
  expect(screen.getByRole('radio', { name: 'Garden Sage' })).toBeChecked();
  expect(container.querySelector('[data-scheme="sage"] svg')).not.toBeNull();
  expect(container.querySelector('[data-scheme="plum"]')).toHaveTextContent('A plum');
  await userEvent.click(screen.getByRole('radio', { name: 'Late Plum' }));
  expect(onSchemeChange).toHaveBeenCalledExactlyOnceWith('plum');
  rerender(<SchemePicker scheme="sage" onSchemeChange={onSchemeChange} schemes={schemes.slice(-2)} />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('offers light, dark and what the system has', async () => {
  const onModeChange = vi.fn();
  render(<ModePicker mode="system" onModeChange={onModeChange} />);
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(onModeChange).toHaveBeenCalledExactlyOnceWith('dark');
});

it('keeps its names for screen readers where a heading says the same', () => {
  render(
    <>
      <SchemePicker scheme="grey" onSchemeChange={vi.fn()} hideLabel />
      <ModePicker mode="system" onModeChange={vi.fn()} hideLabel />
    </>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Colour scheme' })).toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: 'Brightness' })).toBeInTheDocument();
});
