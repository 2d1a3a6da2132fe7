import { counted } from '@overture/core/contract';
import { Banner, CopyButton, errorText, Timestamp } from '@overture/ui';
import type { useVerification } from './audit.queries.ts';

/** What the last verification of the log found; nothing before the first. */
export function VerificationBanner({ data, error }: Pick<ReturnType<typeof useVerification>, 'data' | 'error'>) {
  if (error) return <Banner tone="error">{errorText(error)}</Banner>;
  if (!data) return null;
  if (data.isOtherKey) {
    return (
      <Banner tone="error">
        The log was not verified: it was written with another ENCRYPTION_KEY. Whoever runs the server must set the key
        with which it was written. If the key is the right one, the log was replaced.
      </Banner>
    );
  }
  if (data.unproven) {
    const { entries, from, to } = data.unproven;
    return (
      <Banner tone="warning">
        {counted(entries, 'entry', 'entries')} of <Timestamp value={from} show="datetime" />
        {entries > 1 && (
          <>
            {' '}
            to <Timestamp value={to} show="datetime" />
          </>
        )}{' '}
        {entries === 1 ? 'was' : 'were'} written with another ENCRYPTION_KEY, so that nothing proves what{' '}
        {entries === 1 ? 'it says' : 'they say'}. All others are as they were written. Either a process ran with another
        key then, or somebody who can write to the store put {entries === 1 ? 'it' : 'them'} there; overture audit
        verify says how to find out.
      </Banner>
    );
  }
  if (!data.ok) return <Banner tone="error">The log was tampered with at entry {data.problem}.</Banner>;
  const without = data.erased > 0 ? `, ${data.erased} of them without the words of erased people` : '';
  return (
    <Banner tone="success" action={<CopyButton text={data.end} label="Copy the last code" />}>
      All {data.entries} entries are as they were written{without}. Keep the code of the last entry elsewhere: with it,
      overture audit verify --expect finds entries that were cut off since.
    </Banner>
  );
}
