import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import { NameFields } from '../accounts/NameFields.tsx';
import { type FormState, problemOf } from '../form-state.ts';
import { PhotoSection } from './PhotoSection.tsx';

export interface ProfileViewProps {
  readonly firstName: string;
  readonly lastName: string;
  /** What the member wants to grow, in a line of their own. */
  readonly focus: string;
  /** Whether the profile has all that makes it complete. */
  readonly complete: boolean;
  /** Sends `firstName`, `lastName` and `focus`. */
  readonly form: FormState;
  /** The line is stored and speaks of danger: people to reach. */
  readonly help?: SafetyCardData | undefined;
  /** Address of the stored photo. */
  readonly photoUrl?: string | undefined;
  /** The photo is being sent or taken away. @default false */
  readonly photoPending?: boolean | undefined;
  /** Why the photo was not taken, in a sentence. */
  readonly photoProblem?: string | undefined;
  readonly onPhotoChoose: (file: File) => void;
  readonly onPhotoRemove: () => void;
}

/** Who the member is: names, what they want to grow, a photo. */
export function ProfileView({
  photoUrl,
  photoPending = false,
  photoProblem,
  onPhotoChoose,
  onPhotoRemove,
  help,
  ...about
}: ProfileViewProps) {
  return (
    <Stack gap="6">
      <About {...about} />
      {help && <SafetyCard arrives card={help} headingLevel={2} />}
      <PhotoSection url={photoUrl} pending={photoPending} problem={photoProblem} onChoose={onPhotoChoose} onRemove={onPhotoRemove} />
    </Stack>
  );
}

function About({
  firstName,
  lastName,
  focus,
  complete,
  form,
}: Pick<ProfileViewProps, 'firstName' | 'lastName' | 'focus' | 'complete' | 'form'>) {
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <SettingsSection
        title="About you"
        description={
          complete
            ? 'Guides call you by your first name and know what you want to grow.'
            : 'With both names and a line about what you want to grow, your profile is complete.'
        }
        actions={
          <Button type="submit" loading={form.pending}>
            Save profile
          </Button>
        }
      >
        <FormErrorSummary errors={form.problems} attempt={form.attempt} />
        <NameFields form={form} stored={{ firstName, lastName }} />
        <TextField
          id="focus"
          name="focus"
          label="What would you like to grow?"
          help="A line for yourself and your guides, such as “finish my thesis on mosses”."
          maxLength={200}
          defaultValue={focus}
          error={problemOf(form, 'focus')}
        />
      </SettingsSection>
    </form>
  );
}
