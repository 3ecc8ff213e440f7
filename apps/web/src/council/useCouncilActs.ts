import { api, type CorePersonaId, type Council } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useSWRConfig } from 'swr';
import { sentenceOf } from '../api/errors.ts';
import { queryKey, useDropStale } from '../api/useQuery.ts';
import { useCall, useSession } from '../session/SessionProvider.tsx';

export interface CouncilActs {
  /** Chooses the step of a guide, or none. Shown at once. */
  readonly choose: (personaId: CorePersonaId | null) => void;
  readonly askAgain: (personaId: CorePersonaId) => void;
  /** Deletes the council; it can be brought back by the notice. */
  readonly remove: () => void;
}

/** What can be done with a council. What could not be stored is shown as it was, and said. */
export function useCouncilActs(council: Council | undefined, { onRemoved }: { readonly onRemoved: () => void }): CouncilActs {
  const call = useCall();
  const { session } = useSession();
  const { mutate } = useSWRConfig();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const put = (next: Council) =>
    void mutate(queryKey(api.council.read, { params: { id: next.id } }, session.token()), next, { revalidate: false });
  const failed = (title: string, error: unknown) =>
    showToast({ id: `council-${title}`, tone: 'danger', title, description: sentenceOf(error) });
  return {
    async choose(personaId) {
      if (!council) return;
      put({ ...council, chosenPersonaId: personaId });
      try {
        put(await call(api.council.choose, { params: { id: council.id }, body: { personaId } }));
        dropStale(['council']);
      } catch (error) {
        put(council);
        failed('Your choice could not be saved', error);
      }
    },
    async askAgain(personaId) {
      if (!council) return;
      put({ ...council, voices: council.voices.map((voice) => (voice.personaId === personaId ? { ...voice, status: 'waiting' } : voice)) });
      try {
        put(await call(api.council.retry, { params: { id: council.id }, body: { personaId } }));
        // Asks again, and goes on asking as long as the guide is answering.
        dropStale(['council']);
      } catch (error) {
        put(council);
        failed('The guide could not be asked again', error);
      }
    },
    async remove() {
      if (!council) return;
      const params = { id: council.id };
      const restore = async () => {
        await call(api.council.restore, { params }).catch((error: unknown) => failed('The question could not be brought back', error));
        dropStale(['council']);
      };
      try {
        await call(api.council.remove, { params });
        onRemoved();
        dropStale(['council']);
        const action = { label: 'Undo', hint: 'Brings the question back with its answers', onSelect: () => void restore() };
        showToast({ id: `council-${council.id}`, title: 'Question deleted', action });
      } catch (error) {
        failed('The question could not be deleted', error);
      }
    },
  };
}
