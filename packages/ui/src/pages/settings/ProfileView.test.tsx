import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { exampleForm } from '../examples/example-form.ts';
import { ProfileView, type ProfileViewProps } from './ProfileView.tsx';

const nothing = () => {};
const base: ProfileViewProps = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  focus: 'Mosses',
  complete: true,
  form: exampleForm,
  onPhotoChoose: nothing,
  onPhotoRemove: nothing,
};

it('sends what stands in its fields, by the names of the body', () => {
  const sent = vi.fn();
  const onSubmit: ProfileViewProps['form']['onSubmit'] = (event) => {
    event.preventDefault();
    sent(Object.fromEntries(new FormData(event.currentTarget)));
  };
  render(<ProfileView {...base} form={{ ...exampleForm, onSubmit }} />);
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Grace' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ firstName: 'Grace', lastName: 'Lovelace', focus: 'Mosses' });
});

it('says what is wrong beside the field and at the top', () => {
  const problems = [{ fieldId: 'firstName', message: 'Enter your first name.' }];
  render(<ProfileView {...base} form={{ ...exampleForm, problems, attempt: 1 }} />);
  expect(screen.getByLabelText(/First name/)).toHaveAccessibleDescription(/Enter your first name\./);
  expect(screen.getByRole('link', { name: 'Enter your first name.' })).toHaveAttribute('href', '#firstName');
});

it('says what a profile lacks until it is complete', () => {
  const { rerender } = render(<ProfileView {...base} complete={false} />);
  expect(screen.getByText(/your profile is complete\.$/)).toBeInTheDocument();
  rerender(<ProfileView {...base} />);
  expect(screen.getByText(/^Guides call you by your first name/)).toBeInTheDocument();
});

it('offers to take away a photo that is there, and tells why another was not taken', async () => {
  const onPhotoRemove = vi.fn();
  const { rerender } = render(<ProfileView {...base} photoProblem="This picture cannot be read." />);
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  expect(screen.getByText('This picture cannot be read.')).toBeInTheDocument();
  rerender(<ProfileView {...base} photoUrl="/files/ada.webp" onPhotoRemove={onPhotoRemove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(onPhotoRemove).toHaveBeenCalledOnce();
});
