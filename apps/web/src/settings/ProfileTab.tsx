import { api, PROFILE_IMAGE_MAX_BYTES, readProfileImage } from '@everstep/domain';
import { Button, FileDrop, FormErrorSummary, Grid, SettingsSection, Stack, TextField, useToast } from '@everstep/ui';
import { useCallback, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { API_BASE } from '../config.ts';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { useMember, useSession } from '../session/SessionProvider.tsx';
import { useProfileUpdate } from './useProfileUpdate.ts';

export function ProfileTab() {
  return (
    <Stack gap="6">
      <About />
      <Photo />
    </Stack>
  );
}

function About() {
  const { firstName, lastName, focus, profileComplete } = useMember();
  const { showToast } = useToast();
  const update = useProfileUpdate();
  const send = useCallback(
    async (form: FormData) => {
      await update({ firstName: textOf(form, 'firstName'), lastName: textOf(form, 'lastName'), focus: textOf(form, 'focus') });
      showToast({ id: 'profile', tone: 'success', title: 'Profile saved' });
    },
    [update, showToast],
  );
  const { onSubmit, pending, problem, problems, attempt } = useSubmit(send);
  return (
    <form onSubmit={onSubmit} noValidate>
      <SettingsSection
        title="About you"
        description={
          profileComplete
            ? 'Guides call you by your first name and know what you want to grow.'
            : 'With both names and a line about what you want to grow, your profile is complete.'
        }
        actions={
          <Button type="submit" loading={pending}>
            Save profile
          </Button>
        }
      >
        <FormErrorSummary errors={problems} attempt={attempt} />
        <Grid columns="small" gap="4">
          <TextField
            id="firstName"
            name="firstName"
            label="First name"
            autoComplete="given-name"
            required
            defaultValue={firstName}
            error={problem('firstName')}
          />
          <TextField
            id="lastName"
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            defaultValue={lastName}
            error={problem('lastName')}
          />
        </Grid>
        <TextField
          id="focus"
          name="focus"
          label="What would you like to grow?"
          help="A line for yourself and your guides, such as “finish my thesis on mosses”."
          maxLength={200}
          defaultValue={focus}
          error={problem('focus')}
        />
      </SettingsSection>
    </form>
  );
}

const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

function Photo() {
  const { session, user } = useSession();
  const { showToast } = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const failed = (error: unknown) => setProblem(sentenceOf(error));
  const upload = useAction(api.accounts.uploadProfileImage, {
    onDone: ({ user: changed }) => {
      session.setUser(changed);
      showToast({ id: 'photo', tone: 'success', title: 'Photo saved' });
    },
    onFail: failed,
  });
  const remove = useAction(api.accounts.removeProfileImage, { onDone: ({ user: changed }) => session.setUser(changed), onFail: failed });
  const send = (file: File) => {
    setProblem(null);
    const form = new FormData();
    form.set(api.accounts.uploadProfileImage.upload?.field ?? '', file);
    void upload.run({}, { form, timeout: 60_000 });
  };
  const image = readProfileImage(user?.profileImage ?? null, API_BASE)?.medium;
  return (
    <SettingsSection title="Photo" description="Seen by you alone for now. Place and camera data are removed.">
      <FileDrop
        label="Profile photo"
        hideLabel
        typesLabel="JPEG, PNG, WebP, AVIF or GIF"
        types={photoTypes}
        maxBytes={PROFILE_IMAGE_MAX_BYTES}
        shape="circle"
        pending={upload.pending || remove.pending}
        onChoose={send}
        error={problem}
        {...(image ? { previewUrl: image, onRemove: () => void remove.run({}) } : {})}
      />
    </SettingsSection>
  );
}
