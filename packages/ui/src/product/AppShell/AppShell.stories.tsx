import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Text } from '../../components/Text/index.ts';
import { AccountMenu } from '../AccountMenu/index.ts';
import { BottomBar } from '../BottomBar/index.ts';
import { exampleBottomItems, exampleFoot, exampleGroups } from '../example-data.tsx';
import { PageHeader } from '../PageLayout/index.ts';
import { Sidebar } from '../Sidebar/index.ts';
import { TopBar } from '../TopBar/index.ts';
import { AppShell, type AppShellProps } from './index.ts';

function Framed(props: AppShellProps) {
  const [open, setOpen] = useState(props.drawerOpen);
  return (
    <AppShell
      {...props}
      drawerOpen={open}
      onDrawerOpenChange={setOpen}
      topBar={
        <TopBar
          onMenu={() => setOpen(!open)}
          menuOpen={open}
          helpHref="/help-now"
          account={<AccountMenu name="Ada" onSelect={() => {}} />}
        />
      }
      sidebar={<Sidebar groups={exampleGroups} foot={exampleFoot} current="/mood-tracker" onNavigate={() => setOpen(false)} />}
      bottomBar={
        <BottomBar
          items={exampleBottomItems(
            () => {},
            () => setOpen(true),
          )}
          current="/mood-tracker"
        />
      }
    />
  );
}

const meta = {
  title: 'Product/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    drawerOpen: false,
    onDrawerOpenChange: () => {},
    topBar: null,
    sidebar: null,
    children: (
      <>
        <PageHeader title="Mood" line="What you feel, day by day. Nobody else can read it." />
        <Text>The page stands here.</Text>
      </>
    ),
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithLine: Story = { args: { line: <Banner>No connection. Trying again.</Banner> } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const PhoneDrawerOpen: Story = { args: { drawerOpen: true }, globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
