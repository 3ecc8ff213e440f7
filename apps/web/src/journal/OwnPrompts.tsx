import { api, type SafetyCard } from '@everstep/domain';
import { PromptsDialog } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useQuery } from '../api/useQuery.ts';
import { wordsHelp } from '../care/words-help.ts';

/** The member's own questions; what opens them while their level does not. */
export function OwnPrompts({ onClose }: { onClose: () => void }) {
  const access = useQuery(api.gamification.featureAccess, { params: { featureName: 'own_prompts' } });
  const { data } = useQuery(api.journal.prompts, {});
  const add = useAction(api.journal.addPrompt);
  const remove = useAction(api.journal.removePrompt);
  const [help, setHelp] = useState<SafetyCard>();
  const keep = async (text: string) => {
    if (await add.run({ body: { text } })) setHelp(await wordsHelp([text]));
  };
  const problem = add.error ?? remove.error;
  return (
    <PromptsDialog
      onClose={onClose}
      prompts={data?.prompts.filter(({ own }) => own)}
      lockedBecause={access.data && !access.data.hasAccess ? access.data.message : undefined}
      onAdd={(text) => void keep(text)}
      onRemove={(id) => void remove.run({ params: { id } })}
      saving={add.pending}
      help={help}
      problem={problem ? sentenceOf(problem) : undefined}
    />
  );
}
