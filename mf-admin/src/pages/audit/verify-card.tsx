import { AppButton, Banner, CopyButton, errorText } from '@overture/ui';
import type { useVerification } from './audit.queries.ts';

/** The button that checks the chain of the entries. */
export function VerifyButton({ verification }: { readonly verification: ReturnType<typeof useVerification> }) {
  return (
    <AppButton busy={verification.isPending} onClick={() => verification.mutate()}>
      Verify
    </AppButton>
  );
}

/** What the last verification found; nothing before the first. */
export function VerificationBanner({ verification }: { readonly verification: ReturnType<typeof useVerification> }) {
  const { data, error } = verification;
  if (error) return <Banner tone="error">{errorText(error)}</Banner>;
  if (!data) return null;
  if (!data.ok) return <Banner tone="error">The log was tampered with at entry {data.problem}.</Banner>;
  const without = data.erased > 0 ? `, ${data.erased} of them without the words of erased people` : '';
  return (
    <Banner tone="success" action={<CopyButton text={data.end} label="Copy the end" />}>
      All {data.entries} entries are as they were written{without}. Keep the end of the chain elsewhere: with it,
      overture audit verify --expect finds entries that were cut off since.
    </Banner>
  );
}
