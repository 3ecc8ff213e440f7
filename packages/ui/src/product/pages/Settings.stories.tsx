import type { ColorSchemeKey } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import type { ColorMode } from '../../themes/apply-look.ts';
import { PageHeader } from '../PageLayout/index.ts';
import { ModePicker, SchemePicker } from '../SchemePicker/index.ts';
import { SessionList } from '../SessionList/index.ts';
import { SettingsSection } from '../SettingsSection/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import { onPhone } from './example-phone.ts';

const nothing = () => {};
const MEGABYTE = 1_000_000;

function Profile() {
  return (
    <Stack gap="6">
      <SettingsSection
        title="About you"
        description="Guides call you by your first name and know what you want to grow."
        actions={<Button>Save profile</Button>}
      >
        <Grid columns="small" gap="4">
          <TextField label="First name" autoComplete="given-name" required defaultValue="Ada" />
          <TextField label="Last name" autoComplete="family-name" defaultValue="Lovelace" />
        </Grid>
        <TextField
          label="What would you like to grow?"
          help="A line for yourself and your guides."
          defaultValue="Finish my thesis on mosses"
        />
      </SettingsSection>
      <SettingsSection title="Photo" description="Seen by you alone for now. Place and camera data are removed.">
        <FileDrop
          label="Profile photo"
          hideLabel
          typesLabel="JPEG, PNG or WebP"
          types={['image/jpeg', 'image/png', 'image/webp']}
          maxBytes={5 * MEGABYTE}
          shape="circle"
          onChoose={nothing}
        />
      </SettingsSection>
    </Stack>
  );
}

function Account() {
  return (
    <Stack gap="6">
      <SettingsSection
        title="E-mail"
        description="You sign in with it. A new address counts once you have opened the link that we send there."
        actions={<Button tone="outline">Change e-mail</Button>}
      >
        <TextField label="E-mail" type="email" autoComplete="email" required defaultValue="ada@example.org" />
      </SettingsSection>
      <SettingsSection title="Password" actions={<Button tone="outline">Change password</Button>}>
        <TextField label="Current password" type="password" autoComplete="current-password" required />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          help="At least 10 characters. A few unrelated words work well."
        />
      </SettingsSection>
      <SettingsSection title="Where you are signed in">
        <SessionList
          sessions={[
            { id: '1', device: 'Firefox on Linux', lastSeen: 'Active now', current: true },
            { id: '2', device: 'Safari on iPhone', lastSeen: 'Yesterday, 21:40', current: false },
          ]}
          onSignOutOthers={nothing}
        />
      </SettingsSection>
    </Stack>
  );
}

function Appearance() {
  const [scheme, setScheme] = useState<ColorSchemeKey>('teal');
  const [mode, setMode] = useState<ColorMode>('system');
  return (
    <Stack gap="6">
      <SettingsSection title="Colour scheme" description="All eight are equally calm. Choose the one you like to come back to.">
        <SchemePicker scheme={scheme} onSchemeChange={setScheme} hideLabel />
      </SettingsSection>
      <SettingsSection title="Light and dark">
        <ModePicker mode={mode} onModeChange={setMode} hideLabel />
      </SettingsSection>
      <SettingsSection title="Calm">
        <Switch label="Calm mode" help="No confetti and no moving numbers. What you earn is still told in words." />
      </SettingsSection>
    </Stack>
  );
}

const tabs = [
  { value: 'profile', label: 'Profile', content: <Profile /> },
  { value: 'account', label: 'Account', content: <Account /> },
  { value: 'appearance', label: 'Appearance', content: <Appearance /> },
];

interface SettingsProps {
  /** The tab that is open first. */
  readonly tab: 'profile' | 'account' | 'appearance';
}

function Settings({ tab }: SettingsProps) {
  return (
    <ExampleShell current="/settings">
      <Stack gap="5">
        <PageHeader title="Settings" />
        <Tabs label="Settings" tabs={tabs} defaultValue={tab} />
      </Stack>
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Settings',
  component: Settings,
  parameters: { layout: 'fullscreen' },
  args: { tab: 'profile' },
  argTypes: { tab: { control: 'select', options: ['profile', 'account', 'appearance'] } },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const DesktopAccount: Story = { args: { tab: 'account' } };

export const DesktopAppearance: Story = { args: { tab: 'appearance' } };

export const Phone: Story = { args: { tab: 'appearance' }, globals: onPhone };

/** Tabs are walked through by arrow keys. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Profile' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Appearance' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('radio', { name: /Calming Teal/ })).toBeChecked();
  },
};
