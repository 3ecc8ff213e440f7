import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from '../../components/Link/index.ts';
import { Select } from '../../components/Select/index.ts';
import { HelpNow } from '../HelpNow/index.ts';
import { onPhone } from './example-phone.ts';

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'GB', label: 'United Kingdom' },
];

/** Needs no account and no connection: nothing but this page. */
function HelpNowPage() {
  const [country, setCountry] = useState('GB');
  return (
    <HelpNow
      card={safetyCard(null, country)}
      line="If you or somebody near you is in danger, call the emergency number."
      country={<Select label="Where are you?" options={countries} value={country} onValueChange={setCountry} />}
      updated="Numbers as of 21 November 2026"
      foot={<Link href="/">Back to Everstep</Link>}
    />
  );
}

const meta = { title: 'Pages/Help now', component: HelpNowPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HelpNowPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };
