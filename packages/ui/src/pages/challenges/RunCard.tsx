import type { ChallengeRun, DateText } from '@everstep/domain';
import { Ellipsis, Flag, Minimize2, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Calendar, type CalendarMark } from '../../components/Calendar/index.ts';
import { Card } from '../../components/Card/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf } from '../../product/format.ts';
import { marksOf } from './calendar-marks.ts';
import type { RunAct } from './run-acts.ts';
import { dayWords, walked } from './words.ts';

export interface RunCardProps {
  readonly run: ChallengeRun;
  /** Thresholds of the medals. */
  readonly medals: { readonly completedFrom: number; readonly fullFrom: number };
  /** The member's date. */
  readonly today: DateText;
  readonly acting: RunAct | undefined;
  readonly onAct: (act: RunAct) => void;
}

const stateWords = { done: 'done', missed: 'passed by', open: 'still open', ahead: 'ahead' } as const;
/** The marks in use, in the order of the legend. */
const markLabels = [
  ['dot', 'Day done'],
  ['ring', 'Passed by'],
  ['diamond', 'Rest'],
] as const satisfies readonly (readonly [CalendarMark, string])[];

/** The way so far: how many days, the calendar of the run, and what can be done with the run as a whole. */
export function RunCard({ run, medals, today, acting, onAct }: RunCardProps) {
  const [chosen, choose] = useState<DateText>(run.startedOn > today ? run.startedOn : today);
  const marks = marksOf(run);
  const used = Object.values(marks).flat();
  const legend = Object.fromEntries(markLabels.filter(([mark]) => used.includes(mark)));
  return (
    <Card heading={`Your ${run.totalDays} days`} headingLevel={2} aside={walked(run)}>
      <Stack gap="4">
        <ProgressBar label="Days done" value={run.daysDone} max={run.totalDays} valueText={walked(run)} tone="sun" size="small" />
        <Text size="sm" tone="muted">
          {standing(run)} {reach(run, medals)}
        </Text>
        <Calendar
          label="Days of your challenge"
          value={chosen}
          onSelect={choose}
          today={today}
          locale="en-GB"
          range={{ from: run.startedOn, to: run.endsOn, label: run.name }}
          marks={marks}
          markLabels={legend}
        />
        <Text size="sm" aria-live="polite">
          {aboutDate(run, chosen)}
        </Text>
        <RunActs run={run} acting={acting} onAct={onAct} />
      </Stack>
    </Card>
  );
}

function standing({ status, streak, pause, startedOn }: ChallengeRun): string {
  if (status === 'scheduled') return `Begins on ${dayWords(startedOn)}.`;
  if (status === 'paused' && pause.until) return `Resting. It goes on by itself on ${dayWords(pause.until)}.`;
  return streak > 0 ? `${countOf(streak, 'day')} in a row.` : 'Each day stands for itself.';
}

function reach({ medal, daysDone }: ChallengeRun, { completedFrom, fullFrom }: RunCardProps['medals']): string {
  if (medal === 'full') return 'The full medal is yours.';
  if (medal === 'completed') return `The medal is yours; ${countOf(fullFrom - daysDone, 'more day')} would make it the full one.`;
  const full = fullFrom > completedFrom ? `, ${fullFrom} for the full one` : '';
  return `${completedFrom} complete days bring the medal${full}.`;
}

function aboutDate({ calendar, startedOn, endsOn }: ChallengeRun, date: DateText): string {
  const day = calendar.find((candidate) => candidate.date === date);
  if (day) return `Day ${day.day}: ${day.title} · ${stateWords[day.state]}`;
  return date >= startedOn && date <= endsOn ? 'A day of rest.' : 'Outside of this walk.';
}

function RunActs({ run, acting, onAct }: Pick<RunCardProps, 'run' | 'acting' | 'onAct'>) {
  if (run.status === 'scheduled') {
    return (
      <Inline gap="3">
        <Button tone="soft" size="small" loading={acting === 'begin'} onClick={() => onAct('begin')}>
          Begin today
        </Button>
        <Button tone="ghost" size="small" loading={acting === 'stop'} onClick={() => onAct('stop')}>
          Take it back
        </Button>
      </Inline>
    );
  }
  return (
    <Inline gap="3" justify="between">
      {run.status === 'paused' ? (
        <Button tone="soft" size="small" loading={acting === 'resume'} onClick={() => onAct('resume')}>
          Go on today
        </Button>
      ) : (
        <Button tone="outline" size="small" disabled={!run.pause.possible} loading={acting === 'pause'} onClick={() => onAct('pause')}>
          Rest a while
        </Button>
      )}
      <Menu align="end" trigger={<IconButton label="More about this challenge" icon={<Ellipsis size="1em" />} />}>
        {!run.shrunk && (
          <MenuItem icon={<Minimize2 size="1em" />} description="One task makes a day complete" onSelect={() => onAct('shrink')}>
            Make it smaller
          </MenuItem>
        )}
        <MenuItem icon={<RotateCcw size="1em" />} description="From day 1, starting today" onSelect={() => onAct('restart')}>
          Begin anew
        </MenuItem>
        <MenuItem icon={<Flag size="1em" />} description="What you did stays yours" onSelect={() => onAct('stop')}>
          Stop here
        </MenuItem>
      </Menu>
    </Inline>
  );
}
