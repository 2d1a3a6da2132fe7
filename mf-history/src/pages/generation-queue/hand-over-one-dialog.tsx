import { Banner, Dialog, errorText, ownRecordPath, Spinner, TextLink, useQuery } from '@overture/ui';
import { firstNameOf } from '@overture/ui/contacts';
import { HandOverForm, recordQuery, unsavedText } from '@overture/ui/record';
import type { WrittenRecord } from './bulk-calls.ts';

interface OneProps {
  readonly record: WrittenRecord;
  readonly onClose: () => void;
}

/** Hands one sequence over, after the same look at what will happen as on its own page. Null closes the dialog. */
export function HandOverOneDialog({
  record,
  onClose,
}: Omit<OneProps, 'record'> & { readonly record: WrittenRecord | null }) {
  return (
    <Dialog opened={record !== null} onClose={onClose} title="Hand over" size="lg">
      {record && <HandOverOne key={record._id} record={record} onClose={onClose} />}
    </Dialog>
  );
}

function HandOverOne({ record: { _id, hubspotId, work }, onClose }: OneProps) {
  const { version } = work;
  const { data, error } = useQuery(recordQuery({ hubspotId, version }));
  const unsaved = unsavedText(_id);
  if (unsaved !== undefined) {
    return (
      <Banner tone="warning" action={<TextLink to={ownRecordPath(hubspotId)}>Open</TextLink>}>
        {unsaved}
      </Banner>
    );
  }
  if (error) return <Banner tone="error">{errorText(error)}</Banner>;
  if (data === undefined) return <Spinner size={24} label="Loading the sequence..." />;
  return <HandOverForm of={{ hubspotId, version }} emails={data.emails} who={firstNameOf(data)} onClose={onClose} />;
}
