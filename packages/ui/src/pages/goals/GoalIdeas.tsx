import { type DateText, type GoalIdea, goalIdeas } from '@everstep/domain';
import { Accordion } from '../../components/Accordion/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { sizeWords } from '../../product/GoalCard/index.ts';
import { draftOfIdea, type GoalDraft } from './goal-draft.ts';

interface GoalIdeasProps {
  readonly today: DateText;
  readonly draft: GoalDraft;
  readonly onDraftChange: (draft: GoalDraft) => void;
}

/** Goals to begin from: one tap fills the form, and every word of it can be changed. */
export function GoalIdeas({ today, draft, onDraftChange }: GoalIdeasProps) {
  const choose = (idea: GoalIdea) => onDraftChange(draftOfIdea(idea, today, draft));
  return (
    <Accordion
      items={[
        {
          id: 'ideas',
          title: 'Begin from an idea',
          content: (
            <List>
              {goalIdeas.map((idea) => (
                <ListItem
                  key={idea.id}
                  title={idea.title}
                  description={`${sizeWords[idea.size]}. ${idea.why}`}
                  onPress={() => choose(idea)}
                />
              ))}
            </List>
          ),
        },
      ]}
    />
  );
}
