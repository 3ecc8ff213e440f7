import { useArg } from './use-arg.ts';

interface Drafting<T> {
  readonly draft: T;
  readonly onDraftChange: (next: T) => void;
}

/** The draft of a story, to spread over its view: what is written and chosen stays, and the story hears of it. */
export function useTriedDraft<T>(given: Drafting<T>): Drafting<T> {
  const [draft, setDraft] = useArg(given.draft);
  return {
    draft,
    onDraftChange(next) {
      given.onDraftChange(next);
      setDraft(next);
    },
  };
}
