import * as styles from './EmailAddress.css.ts';

export interface EmailAddressProps {
  readonly email: string;
  /** Whether its owner has shown that mail arrives there. */
  readonly verified: boolean;
}

/** An address that takes two lines, where it has to, at its “@”. */
export function EmailAddress({ email, verified }: EmailAddressProps) {
  const host = email.lastIndexOf('@') + 1;
  return (
    <span className={styles.address}>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
      {!verified && (
        <>
          {' '}
          <span className={styles.note}>(not confirmed)</span>
        </>
      )}
    </span>
  );
}
