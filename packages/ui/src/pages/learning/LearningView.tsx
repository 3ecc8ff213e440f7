import type { ReactNode } from 'react';
import { Stack } from '../../components/Stack/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { AssistantLine, type AssistantLineProps } from './AssistantLine.tsx';

/** Tabs of the page, in their order; each name is its value in the address, too. */
export const learningTabs = ['ask', 'make'] as const;
export type LearningTab = (typeof learningTabs)[number];

/** The tab of that name; the first one for anything else. */
export const readLearningTab = (name: string | null): LearningTab => learningTabs.find((tab) => tab === name) ?? 'ask';

export interface LearningViewProps {
  /** The tab that is open. */
  readonly tab: LearningTab;
  readonly onTabChange: (tab: LearningTab) => void;
  /** Who answers, for both tabs. */
  readonly assistant: AssistantLineProps;
  /** A `LearningTalkView`. It is drawn while its tab is open, and not before. */
  readonly ask: ReactNode;
  /** Where things are made from a text. It is drawn while its tab is open, and not before. */
  readonly make: ReactNode;
}

/** Where a member asks about courses, and has outlines, lessons and quizzes made from a text. */
export function LearningView({ tab, onTabChange, assistant, ask, make }: LearningViewProps) {
  return (
    <Stack gap="5">
      <PageHeader title="Learning" line="Ask about a course you make or take, or have one made from your own text." />
      <AssistantLine {...assistant} />
      <Tabs
        label="Learning"
        tabs={[
          { value: 'ask', label: 'Ask', content: ask },
          { value: 'make', label: 'Make', content: make },
        ]}
        value={tab}
        onValueChange={(next) => onTabChange(readLearningTab(next))}
      />
    </Stack>
  );
}
