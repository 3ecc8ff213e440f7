import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Field, FieldSet } from './index.ts';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Favourite colour', children: (control) => <input type="color" {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: ({ children }) => (
    <Stack gap="6">
      <Field label="With help" help="It colours your notebook.">
        {children}
      </Field>
      <Field label="With an error" error="Choose a lighter one." help="It colours your notebook." required>
        {children}
      </Field>
      <Field label="With an aside" help="It colours your notebook." aside={<span>1 of 3</span>}>
        {children}
      </Field>
      <FieldSet label="A group" help="All three are needed." required>
        <Field label="Day">{(control) => <input size={4} {...control} />}</Field>
        <Field label="Month">{(control) => <input size={4} {...control} />}</Field>
      </FieldSet>
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'The colour that you would give to the first morning of the year on which everything went as you had hoped',
    help: 'Any will do, and nobody but you will ever see it; your guide only knows that you chose one, never which one it was.',
    error: 'This one can hardly be told from the paper of your notebook: choose one that is a good deal darker or lighter.',
  },
};
