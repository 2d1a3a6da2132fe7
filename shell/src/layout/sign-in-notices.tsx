import { Banner, TextLink, useSession } from '@overture/ui';

/** What somebody else did to the user's sign-in: chose the password, or turned two-step sign-in off. */
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
