import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { FormErrorSummary } from './index.ts';

const errors = [
  { fieldId: 'summary-email', message: 'Enter your e-mail address.' },
  { fieldId: 'summary-password', message: 'Choose a password of ten characters or more.' },
];

const meta = { title: 'Components/FormErrorSummary', component: FormErrorSummary, args: { errors } } satisfies Meta<
  typeof FormErrorSummary
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack gap="4">
      <FormErrorSummary {...args} />
      <TextField id="summary-email" label="E-mail" error="Enter your e-mail address." />
      <TextField id="summary-password" label="Password" type="password" error="Choose a password of ten characters or more." />
    </Stack>
  ),
};
export const WithoutFields: Story = {
  args: { errors: [{ message: 'The server did not answer. Nothing is lost; try again.' }] },
};
export const LongText: Story = {
  args: {
    errors: [
      {
        message:
          'The sentence about the coming year is longer than a title may be: shorten it to 80 characters, or put the rest into the description.',
      },
      { message: 'The picture is larger than 5 MB.' },
    ],
  },
};

function Form() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Stack gap="4">
      <FormErrorSummary errors={attempt ? errors : []} attempt={attempt} />
      <TextField id="summary-email" label="E-mail" />
      <TextField id="summary-password" label="Password" type="password" />
      <Button onClick={() => setAttempt(attempt + 1)}>Create account</Button>
    </Stack>
  );
}

/** Takes focus after each attempt and leads to the fields. */
export const Submitted: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('region', { name: 'Please check this' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your e-mail address.' }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  },
};
