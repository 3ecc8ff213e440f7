import { followUpTexts } from '@everstep/domain';
import { Banner } from '../../components/Banner/index.ts';
import { LinkButton } from '../../components/Button/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import * as styles from './FollowUpView.css.ts';

export interface FollowUpViewProps {
  /** Puts the line away; it does not come again. */
  readonly onDismiss: () => void;
}

/** The gentle line on the first visit after a hard moment: that one is welcome, and where people and one's own plan are. It asks for nothing. */
export function FollowUpView({ onDismiss }: FollowUpViewProps) {
  return (
    <div className={styles.line}>
      <Banner
        title={followUpTexts.title}
        live="polite"
        onDismiss={onDismiss}
        dismissLabel={followUpTexts.dismiss}
        actions={
          <Inline>
            <LinkButton size="small" tone="outline" href="/help-now">
              {followUpTexts.help}
            </LinkButton>
            <LinkButton size="small" tone="outline" href="/safety-plan">
              {followUpTexts.plan}
            </LinkButton>
          </Inline>
        }
      >
        {followUpTexts.body}
      </Banner>
    </div>
  );
}
