import { PROFILE_IMAGE_MAX_BYTES } from '@everstep/domain';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';

interface PhotoSectionProps {
  readonly url: string | undefined;
  readonly pending: boolean;
  readonly problem: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** The member's photo: chosen, shown, taken away. */
export function PhotoSection({ url, pending, problem, onChoose, onRemove }: PhotoSectionProps) {
  return (
    <SettingsSection title="Photo" description="Seen by you alone for now. Place and camera data are removed.">
      <FileDrop
        label="Profile photo"
        hideLabel
        typesLabel="JPEG, PNG, WebP, AVIF or GIF"
        types={types}
        maxBytes={PROFILE_IMAGE_MAX_BYTES}
        shape="circle"
        pending={pending}
        onChoose={onChoose}
        error={problem}
        {...(url ? { previewUrl: url, onRemove } : {})}
      />
    </SettingsSection>
  );
}
