import { api } from '@everstep/domain';
import type { JournalPromptProps } from '@everstep/ui';
import { useState } from 'react';
import { useQuery } from '../api/useQuery.ts';

/** A question to begin with: on new entries, and on those that were written about one. */
export function useEntryPrompt(
  isNew: boolean,
  promptId: string | null,
  choose: (promptId: string | null) => void,
): JournalPromptProps | undefined {
  const { data } = useQuery(api.journal.prompts, {}, { enabled: isNew || promptId !== null });
  const [place, setPlace] = useState(() => Math.random());
  const [dismissed, setDismissed] = useState(false);
  const prompts = data?.prompts ?? [];
  const offered = isNew && !dismissed ? prompts[Math.floor(place * prompts.length)] : undefined;
  const shown = prompts.find(({ id }) => id === promptId) ?? offered;
  if (!shown) return undefined;
  return {
    prompt: { id: shown.id, text: shown.text },
    onAnother: () => {
      // Never the same again, however few there are.
      const next = (prompts.indexOf(shown) + 1 + Math.floor(Math.random() * Math.max(1, prompts.length - 1))) % prompts.length;
      setPlace(next / prompts.length);
      if (promptId !== null) choose(prompts[next]?.id ?? null);
    },
    onDismiss: () => {
      setDismissed(true);
      if (promptId !== null) choose(null);
    },
  };
}
