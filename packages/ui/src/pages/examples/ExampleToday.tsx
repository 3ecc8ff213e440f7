import { DashboardView } from '../dashboard/DashboardView.tsx';
import { ExampleShell } from './ExampleShell.tsx';
import { exampleDay, exampleNow } from './example-day.ts';

const nothing = () => {};

/** The page that dialogs are opened from. */
export function ExampleToday() {
  return (
    <ExampleShell current="/">
      <DashboardView
        data={exampleDay}
        onRefresh={nothing}
        now={exampleNow}
        firstName="Ada"
        onCheckIn={nothing}
        mood={null}
        onMood={nothing}
        onAnswer={nothing}
        onTask={nothing}
        onArrange={nothing}
      />
    </ExampleShell>
  );
}
