import type { BoardSettings } from '@everstep/domain';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { PageColumns, PageHeader } from '../../product/PageLayout/index.ts';
import { Board, type BoardProps } from './Board.tsx';
import { BoardFailed } from './BoardFailed.tsx';
import { BoardForm, type BoardFormProps } from './BoardForm.tsx';

export interface LeaderboardViewProps extends BoardProps {
  /** Whether the member is on the board, and under which name; the page waits while that is not known. */
  readonly settings: BoardSettings | undefined;
  readonly onSave: BoardFormProps['onSave'];
  /** The own place is being saved. @default false */
  readonly saving?: boolean | undefined;
  /** Why it could not be saved, in a sentence. */
  readonly saveProblem?: string | undefined;
}

/** Members who chose to be seen, best first. Whoever did not is asked first, and sees no ranks before. */
export function LeaderboardView(props: LeaderboardViewProps) {
  const { settings, problem, onRetry, onSave, saving, saveProblem } = props;
  if (!settings) return problem === undefined ? <Waiting /> : <BoardFailed problem={problem} onRetry={onRetry} headingLevel={1} />;
  const form = <BoardForm key={settings.name} {...settings} onSave={onSave} saving={saving} problem={saveProblem} />;
  return (
    <Stack gap="6">
      <PageHeader title="Leaderboard" line="A friendly look at each other, for those who want one." />
      {settings.listed ? <PageColumns main={<Board {...props} />} side={form} /> : form}
    </Stack>
  );
}

function Waiting() {
  return (
    <LoadingRegion label="Loading the leaderboard">
      <Stack gap="5">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </Stack>
    </LoadingRegion>
  );
}
