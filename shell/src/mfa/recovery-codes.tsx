import { AppButton, Banner, CopyButton, FormActions, Stack } from '@overture/ui';
import classes from './recovery-codes.module.css';

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  return (
    <Stack gap="md">
      <Banner tone="success">Two-step sign-in is on.</Banner>
      <p>
        Keep these recovery codes where you keep your passwords. Each signs you in once when your phone is not at hand.
        They are not shown again.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <FormActions>
        <CopyButton size="md" text={codes.join('\n')} label="Copy the codes" />
        <AppButton variant="primary" onClick={onDone}>
          I have kept them
        </AppButton>
      </FormActions>
    </Stack>
  );
}
