import type { ShownAuditEntry } from '@overture/core/contract';
import { Dialog, fullDate, KeyValueCard } from '@overture/ui';

/** Everything that the log holds about an entry, ids included. */
export function EntryDialog({
  entry,
  onClose,
}: {
  readonly entry: ShownAuditEntry | null;
  readonly onClose: () => void;
}) {
  return (
    <Dialog opened={entry !== null} onClose={onClose} title="Audit log entry">
      {entry !== null && (
        <KeyValueCard
          title="As it is stored"
          items={[
            { label: 'When', value: fullDate(new Date(entry.at)) },
            { label: 'Who', value: entry.actor, mono: true },
            { label: 'Action', value: entry.action, mono: true },
            { label: 'Target', value: entry.target, mono: true },
            { label: 'Detail', value: entry.detail },
            { label: 'Entry', value: entry._id, mono: true },
          ]}
        />
      )}
    </Dialog>
  );
}
