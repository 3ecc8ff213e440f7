import { type Answer, api, type Input } from '@everstep/domain';
import { courseAiTexts, coursePersonaNotFound, coursePersonaOf, isCoursePersona } from '@everstep/domain/courses';
import { useToast } from '@everstep/ui';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { sentenceOf } from '../api/errors.ts';
import { queryKey, useQuery } from '../api/useQuery.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { useDeviceFlag } from './device-flag.ts';

type Settings = Answer<typeof api.courses.settings>;
type Change = Input<typeof api.courses.changeSettings>['body'];

/** What holds where the choice of a member cannot be read. */
const UNREAD: Settings = { personaId: coursePersonaOf(undefined), offline: false };

/** Persona and built-in assistant as the member chose them: shown at once, and as they were where the server did not take it. */
export function useCourseAiSettings() {
  const { call, session } = useSession();
  const { mutate } = useSWRConfig();
  const { showToast } = useToast();
  const [flag, setFlag] = useDeviceFlag(useMemberId());
  const { data, error } = useQuery(api.courses.settings, {});
  const saved = data ?? (error ? UNREAD : undefined);
  // Choices made one after another are told in their order; only what comes of the last one is shown.
  const told = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef(0);
  const put = (next: Settings) => mutate(queryKey(api.courses.settings, {}, session.token()), next, { revalidate: false });
  const change = (body: Change) => {
    const before = saved ?? UNREAD;
    last.current += 1;
    const turn = last.current;
    void put({ personaId: body.personaId ?? before.personaId, offline: body.offline ?? before.offline });
    const answer = told.current.then(() => call(api.courses.changeSettings, { body }));
    told.current = answer.catch(() => undefined);
    return answer.then(
      (settings) => {
        if (turn === last.current) void put(settings);
      },
      (failure: unknown) => {
        if (turn === last.current) void put(before);
        throw failure;
      },
    );
  };

  const setPersona = (id: string) => {
    const failed = (description: string) =>
      showToast({ id: 'course-persona', tone: 'danger', title: courseAiTexts.personaNotSet, description });
    if (!isCoursePersona(id)) failed(coursePersonaNotFound(id));
    else change({ personaId: id }).catch((failure: unknown) => failed(sentenceOf(failure)));
  };
  const setOffline = (offline: boolean) => {
    // Until the server knows of it, and where it cannot be told, the device keeps the wish by itself.
    setFlag(offline);
    change({ offline }).then(
      () => setFlag(false),
      (failure: unknown) => {
        const title = offline ? 'The built-in assistant answers on this device only' : 'The choice could not be saved';
        showToast({ id: 'course-offline', tone: offline ? 'neutral' : 'danger', title, description: sentenceOf(failure) });
      },
    );
  };
  return { saved, flag, setPersona, setOffline };
}
