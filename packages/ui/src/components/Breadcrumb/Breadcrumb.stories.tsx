import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Breadcrumb } from './index.ts';

const crumbs = [
  { label: 'Learning', href: '#learning' },
  { label: 'Writing every day', href: '#course' },
  { label: 'Week two', href: '#week' },
];

const meta = {
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: { crumbs, current: 'The first page' },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Deep, shallow, alone, and in a place as narrow as a phone. */
export const AllVariants: Story = {
  render: () => (
    <Stack gap="5">
      <Breadcrumb crumbs={crumbs} current="The first page" label="Deep" />
      <Breadcrumb crumbs={crumbs.slice(0, 1)} current="Writing every day" label="Shallow" />
      <Breadcrumb crumbs={[]} current="Learning" label="Alone" />
      <Card>
        <Breadcrumb crumbs={crumbs} current="The first page" label="On a surface" />
      </Card>
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Breadcrumb crumbs={crumbs} current="The first page" label="In a narrow place" />
      </div>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Everything I want to learn about the mosses of the northern valleys', href: '#all' },
      { label: 'Laubmooswachstumsbeobachtungstagebuch', href: '#journal' },
      { label: 'The weeks in which hardly anything seemed to happen', href: '#weeks' },
    ],
    current: 'What the stones looked like on the first dry morning after three weeks of rain',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
