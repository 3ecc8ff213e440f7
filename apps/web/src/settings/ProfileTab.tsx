import { readProfileImage, type SafetyCard } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { ProfileView } from '@everstep/ui/pages';
import { useCallback, useState } from 'react';
import { wordsHelp } from '../care/words-help.ts';
import { API_BASE } from '../config.ts';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { usePhoto } from './usePhoto.ts';
import { useProfileUpdate } from './useProfileUpdate.ts';

export function ProfileTab() {
  const { firstName, lastName, focus, profileComplete, profileImage } = useMember();
  const { showToast } = useToast();
  const update = useProfileUpdate();
  const [help, setHelp] = useState<SafetyCard>();
  const send = useCallback(
    async (form: FormData) => {
      const { user } = await update({
        firstName: textOf(form, 'firstName'),
        lastName: textOf(form, 'lastName'),
        focus: textOf(form, 'focus'),
      });
      setHelp(await wordsHelp([user.focus], [focus]));
      showToast({ id: 'profile', tone: 'success', title: 'Profile saved' });
    },
    [update, showToast, focus],
  );
  const form = useSubmit(send);
  const photo = usePhoto();
  return (
    <ProfileView
      firstName={firstName}
      lastName={lastName}
      focus={focus}
      complete={profileComplete}
      form={form}
      help={help}
      photoUrl={readProfileImage(profileImage, API_BASE)?.medium}
      photoPending={photo.pending}
      photoProblem={photo.problem}
      onPhotoChoose={photo.send}
      onPhotoRemove={photo.remove}
    />
  );
}
