import { counted } from '@overture/core/contract';
import { useState } from 'react';
import type { ListedRecord } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Dialog,
  DialogActions,
  Stack,
  Text,
  DateField,
  toast,
  useMutation,
  useQueryClient,
} from '@overture/ui';
import { contactLabelOf } from '@overture/ui/contacts';
import { todayIn } from '@overture/ui/record';
import { handOverAll } from './bulk-calls.ts';
import type { WrittenRecord } from './bulk-calls.ts';
import { useManyPreviews } from './use-many-previews.ts';
import classes from './hand-over-many-dialog.module.css';

export interface HandOverManyDialogProps {
  /** What is handed over; null closes the dialog. */
  readonly records: readonly WrittenRecord[] | null;
  readonly onClose: () => void;
  /** Called when something was handed over. */
  readonly onDone: () => void;
}

/** Hands several sequences over as tasks after one look at what will happen, and says which were refused and why. */
export function HandOverManyDialog({ records, onClose, onDone }: HandOverManyDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog opened={records !== null} onClose={onClose} title="Hand over" closable={!isBusy}>
      {records && (
        <HandOverMany
          key={records.map(({ _id }) => _id).join()}
          records={records}
          onBusy={setBusy}
          onClose={onClose}
          onDone={onDone}
        />
      )}
    </Dialog>
  );
}

function HandOverMany({
  records,
  onBusy,
  onClose,
  onDone,
}: Omit<HandOverManyDialogProps, 'records'> & {
  readonly records: readonly WrittenRecord[];
  readonly onBusy: (isBusy: boolean) => void;
}) {
  const [startOn, setStartOn] = useState('');
  const client = useQueryClient();
  const previews = useManyPreviews(records, startOn);
  const timeZone = previews.find((preview) => preview.timeZone !== undefined)?.timeZone;
  const left = previews.filter(({ isBlocked }) => isBlocked).map(({ record, text }) => ({ record, reason: text }));
  const going = previews.filter(({ isBlocked }) => !isBlocked);
  const unread = previews.filter(({ isReading }) => isReading).length;
  const {
    mutate,
    isPending,
    data: refused,
  } = useMutation({
    mutationFn: async () => [
      ...left,
      ...(await handOverAll(
        going.map(({ record }) => record),
        startOn,
      )),
    ],
    onMutate: () => onBusy(true),
    onSuccess: (refused) => {
      const done = records.length - refused.length;
      if (done > 0) {
        toast.success(done === 1 ? 'Handed over' : `Handed over ${done} sequences.`);
        onDone();
      }
      if (refused.length === 0) onClose();
    },
    onSettled: () => {
      onBusy(false);
      return client.invalidateQueries({ queryKey: ['history'] });
    },
  });
  if (refused && refused.length > 0) {
    return (
      <Stack gap="md">
        <Banner tone="warning">
          {refused.length} of {records.length} not handed over.
        </Banner>
        <Contacts label="Not handed over" rows={refused.map(({ record, reason }) => ({ record, beside: reason }))} />
        <DialogActions>
          <AppButton variant="primary" onClick={onClose}>
            Close
          </AppButton>
        </DialogActions>
      </Stack>
    );
  }
  const what = counted(going.length, 'sequence');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && going.length > 0) mutate();
      }}
    >
      <Stack gap="md">
        <div>
          <Text>
            Each email of {records.length === 1 ? 'this sequence' : 'these sequences'} becomes a task in HubSpot on its
            day. Each contact is read in HubSpot first: who must not be written to, or wrote since, is left out, and
            named here.
          </Text>
          <Text size="xs" c="dimmed" role="status">
            {unread > 0 ? `${records.length - unread} of ${records.length} contacts read in HubSpot.` : ''}
          </Text>
        </div>
        {left.length > 0 && (
          <section>
            <Text fw={500}>Left out ({left.length})</Text>
            <Contacts
              label="Left out"
              rows={left.map(({ record, reason }) => ({ record, beside: reason, isBlocked: true }))}
            />
          </section>
        )}
        {going.length > 0 && (
          <section>
            {left.length > 0 && <Text fw={500}>To hand over ({going.length})</Text>}
            <Contacts label="Contacts" rows={going.map(({ record, text }) => ({ record, beside: text }))} />
          </section>
        )}
        <DateField
          clearable
          label="First email on"
          placeholder="The next working day"
          description="A weekend or holiday moves to the working day after it."
          value={startOn}
          min={timeZone === undefined ? '' : todayIn(timeZone)}
          onChange={setStartOn}
        />
        <DialogActions>
          <AppButton onClick={onClose} disabled={isPending}>
            Cancel
          </AppButton>
          <AppButton type="submit" variant="primary" busy={isPending} disabled={going.length === 0}>
            Hand over {what}
          </AppButton>
        </DialogActions>
      </Stack>
    </form>
  );
}

function Contacts({
  label,
  rows,
}: {
  readonly label: string;
  readonly rows: readonly { readonly record: ListedRecord; readonly beside: string; readonly isBlocked?: boolean }[];
}) {
  return (
    <ul className={classes.contacts} aria-label={label}>
      {rows.map(({ record, beside, isBlocked }) => (
        <li key={record._id}>
          <strong>
            <bdi>{contactLabelOf(record)}</bdi>
          </strong>
          <span data-blocked={isBlocked || undefined}>{beside}</span>
        </li>
      ))}
    </ul>
  );
}
