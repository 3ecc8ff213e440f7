import { List, ListItem, SettingsSection } from '@everstep/ui';
import { Check } from 'lucide-react';

const included = [
  'Check-ins, moods and streaks, without a limit',
  'All six guides',
  'All eight colour schemes',
  'Levels, coins and achievements',
];

/** The plan that this server offers: everything, to everybody. */
export function SubscriptionTab() {
  return (
    <SettingsSection
      title="Your plan: Everything"
      description="This server offers one plan. It costs nothing, and there is nothing to bill."
    >
      <List>
        {included.map((item) => (
          <ListItem key={item} start={<Check size="1em" />} title={item} />
        ))}
      </List>
    </SettingsSection>
  );
}
