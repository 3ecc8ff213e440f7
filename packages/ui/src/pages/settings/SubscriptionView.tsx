import { Check } from 'lucide-react';
import { List, ListItem } from '../../components/List/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';

const included = [
  'Check-ins, moods and streaks, without a limit',
  'All six guides',
  'All eight colour schemes',
  'Levels, coins and achievements',
];

/** The plan that a server offers: everything, to everybody. */
export function SubscriptionView() {
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
