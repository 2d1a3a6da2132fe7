import { Banner, TextLink, useSession } from '@overture/ui';

/** Tells the user that somebody else chose the password, or turned off two-step sign-in. */
export function SignInNotices() {
  const session = useSession();
  return (
    <>
      {session?.mfaWasReset && (
        <Banner tone="info">
          A superadmin turned your two-step sign-in off. If you did not ask for it, tell them.{' '}
          <TextLink to="/profile-settings">Set it up again</TextLink>
        </Banner>
      )}
      {session?.passwordChangeAdvised && (
        <Banner tone="info">
          Somebody else chose your password and may still know it.{' '}
          <TextLink to="/profile-settings">Choose one of your own</TextLink>
        </Banner>
      )}
    </>
  );
}
