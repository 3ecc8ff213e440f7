import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { frame, input } from '../TextField/TextField.css.ts';
import { Field, type FieldControl, FieldSet } from './index.ts';

/** Stands for a control that has no field of its own. */
const control = (attributes: FieldControl) => (
  <span className={frame} data-invalid={attributes['aria-invalid'] && ''}>
    <input {...attributes} className={input} />
  </span>
);

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Name of the notebook', children: control },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="6">
      <Field label="With help" help="It stands on the cover.">
        {control}
      </Field>
      <Field label="With an error" error="Choose a name." help="It stands on the cover." required>
        {control}
      </Field>
      <Field label="With an aside" help="It stands on the cover." aside={<span>1 of 3</span>}>
        {control}
      </Field>
      <FieldSet label="A group" help="Both are needed." required>
        <Stack gap="4">
          <Field label="First page">{control}</Field>
          <Field label="Last page">{control}</Field>
        </Stack>
      </FieldSet>
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'The name that you would give to the notebook of the year in which everything went as you had hoped',
    help: 'Any will do, and nobody but you will ever see it; your guide only knows that there is one, never what it is.',
    error: 'There is a notebook of this name already: choose another one, or open that one and go on writing in it.',
  },
};
