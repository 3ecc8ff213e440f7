import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Avatar } from './index.ts';
import { initialsOf } from './initials.ts';

describeConformance('Avatar', { element: 'span', render: (props) => <Avatar name="Ada Byron" {...props} /> });

describe('Avatar', () => {
  it('is a picture with the name of its member', () => {
    render(<Avatar name="Ada Byron" src="/files/ada.webp" />);
    expect(screen.getByRole('img', { name: 'Ada Byron' })).toBeVisible();
  });

  it('falls back to initials when the picture cannot be loaded, and tries a new one', () => {
    const { container, rerender } = render(<Avatar name="Ada Byron" src="/files/gone.webp" />);
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('[data-initials="AB"]')).not.toBeNull();
    rerender(<Avatar name="Ada Byron" src="/files/new.webp" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/files/new.webp');
  });

  it('is silent beside the name', () => {
    render(<Avatar name="Ada Byron" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('initialsOf', () => {
  it.each([
    ['Ada Byron', 'AB'],
    ['ada maria king byron', 'AB'],
    ['Bo', 'B'],
    ['  ', ''],
    ['Żaneta Łoś', 'ŻŁ'],
    ['👩‍🚀 Nova', '👩‍🚀N'],
  ])('reads %j as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
