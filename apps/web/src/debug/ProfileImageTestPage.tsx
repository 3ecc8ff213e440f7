import { api, readProfileImage } from '@everstep/domain';
import { ProfileImageTestView } from '@everstep/ui/pages';
import { API_BASE } from '../config.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { DebugDoor } from './DebugDoor.tsx';
import { useAnswers } from './useAnswers.ts';
import { useImageReadings } from './useImageReadings.ts';

const asked = { me: api.accounts.me } as const;

/** The photo in its sizes, and what stands in for it. */
export function ProfileImageTestPage() {
  return (
    <DebugDoor title="Profile photo">
      <Photo />
    </DebugDoor>
  );
}

function Photo() {
  const member = useMember();
  // The addresses of the session may have run out.
  const { answers, pending, refresh, at } = useAnswers(asked);
  const { name, profileImage } = answers.me?.user ?? member;
  const sizes = pending ? null : readProfileImage(profileImage, API_BASE);
  const images = useImageReadings(sizes, at.me);
  return (
    <ProfileImageTestView
      name={name || 'Member'}
      images={images}
      goodUntil={sizes ? expiryOf(sizes.original) : undefined}
      missingSrc={`${API_BASE}/files/none`}
      onReload={refresh}
      reloading={pending}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}

const SECOND_MS = 1000;

/** When a signed address runs out, in milliseconds since 1970. */
function expiryOf(address: string): number | undefined {
  const seconds = Number(new URL(address, location.href).searchParams.get('exp'));
  return seconds > 0 ? seconds * SECOND_MS : undefined;
}
