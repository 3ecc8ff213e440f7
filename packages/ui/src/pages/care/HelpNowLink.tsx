import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../components/Button/index.ts';
import { DialogActions } from '../../internal/dialog-actions.ts';

/** The way to people, for headers. */
export function HelpNowLink() {
  return (
    <LinkButton tone="ghost" icon={<LifeBuoy />} href="/help-now">
      Help now
    </LinkButton>
  );
}

const link = <HelpNowLink />;

/** Puts the way to people into every dialog below: none of them may stand between a person and help. */
export function HelpInDialogs({ children }: { readonly children: ReactNode }) {
  return <DialogActions value={link}>{children}</DialogActions>;
}
