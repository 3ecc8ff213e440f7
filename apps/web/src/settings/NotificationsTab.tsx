import { api, type NotificationPreferences } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { NotificationSettingsView } from '@everstep/ui/pages';
import { useRef, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { usePush } from './usePush.ts';

/** What makes itself heard: a choice shows at once and goes back where the server did not take it. */
export function NotificationsTab() {
  const call = useCall();
  const { showToast } = useToast();
  const { data, error, mutate } = useQuery(api.notifications.preferences, {});
  const [chosen, setChosen] = useState<NotificationPreferences>();
  // Choices made one after another are told in their order, so that the last one stays.
  const told = useRef<Promise<unknown>>(Promise.resolve());
  const newest = useRef<NotificationPreferences>(undefined);
  const choose = (preferences: NotificationPreferences) => {
    newest.current = preferences;
    setChosen(preferences);
    told.current = told.current
      .then(async () => {
        const taken = await call(api.notifications.changePreferences, { body: preferences });
        await mutate(taken, { revalidate: false });
      })
      .catch((failure: unknown) =>
        showToast({ id: 'notifications', tone: 'danger', title: 'The choice could not be saved', description: sentenceOf(failure) }),
      )
      .finally(() => {
        if (newest.current === preferences) setChosen(undefined);
      });
  };
  return (
    <NotificationSettingsView
      preferences={data && (chosen ?? data)}
      problem={error && !data ? sentenceOf(error) : undefined}
      onRetry={() => void mutate()}
      onChange={choose}
      push={usePush()}
    />
  );
}
