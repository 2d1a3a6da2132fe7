import { Banner, TextLink, useSession } from '@overture/ui';

/** Asks for a new password where somebody else chose the present one. */
export function PasswordNotice() {
  const session = useSession();
  if (!session?.passwordChangeAdvised) return null;
  return (
    <Banner tone="info">
      Somebody else chose your password and may still know it.{' '}
      <TextLink to="/profile-settings">Choose one of your own</TextLink>
    </Banner>
  );
}
