import type { Evidence, RecordDetail } from '@overture/core/contract';
import { getSource } from '@overture/core/contract';
import {
  AppButton,
  callApi,
  Dialog,
  errorText,
  IconExternalLink,
  SkeletonText,
  skipToken,
  Stack,
  Text,
  useQuery,
} from '@overture/ui';
import { fillQuestion, markLine } from './evidence-words.ts';
import { linkOf } from './record-fields.ts';
import { SourceLine } from './source-line.tsx';
import classes from './source-dialog.module.css';
import { VouchActions } from './vouch-actions.tsx';

export interface SourceDialogProps {
  /** Null while the dialog is closed. */
  readonly piece: Evidence | null;
  readonly record: Pick<RecordDetail, 'hubspotId' | 'userId' | 'version' | 'emails'>;
  /** The position of the email, from 0. */
  readonly index: number;
  /** Whether the user may say that the text is right. */
  readonly canVouch: boolean;
  readonly onClose: () => void;
  /** Opens the editor at the text; absent where the email is read-only. */
  readonly onChange?: ((piece: Evidence) => void) | undefined;
}

/** The source of a marked text: the quote in its entry, with a link to it in HubSpot. */
export function SourceDialog({ piece, record, index, canVouch, onClose, onChange }: SourceDialogProps) {
  const url = piece?.source?.url;
  // The main action has the focus, so that Enter does it.
  const isChangeable = piece !== null && piece.status !== 'verified' && onChange !== undefined;
  return (
    <Dialog
      opened={piece !== null}
      onClose={onClose}
      title={piece ? markLine(piece) : ''}
      footer={
        <>
          {url !== undefined && (
            <AppButton href={linkOf(url)} icon={<IconExternalLink size={16} />} data-autofocus={!isChangeable}>
              {piece?.source?.kind === 'proof' ? 'Open the reference' : 'Open in HubSpot'}
            </AppButton>
          )}
          {piece && canVouch && <VouchActions record={record} index={index} piece={piece} onDone={onClose} />}
          {isChangeable && (
            <AppButton
              variant="primary"
              data-autofocus
              onClick={() => {
                onClose();
                onChange(piece);
              }}
            >
              {piece.status === 'fill' ? 'Fill in' : 'Change it'}
            </AppButton>
          )}
        </>
      }
    >
      {piece && (
        <Stack gap="sm">
          <Text fw={500} dir="auto">
            {piece.status === 'fill' ? fillQuestion(piece.text) : piece.text}
          </Text>
          {piece.readBy !== undefined && piece.status !== 'vouched' && (
            <Text c="dimmed">
              This is the opinion of a model ({piece.readBy}) that read the sequence a second time. It may be wrong.
            </Text>
          )}
          {piece.source ? (
            <SourceText piece={piece} record={record} />
          ) : (
            <Text c="dimmed">
              {piece.status === 'vouched'
                ? 'No source says this, but somebody who knows it does.'
                : piece.status === 'fill'
                  ? 'The writer did not have this fact. Write it in, or take the sentence out.'
                  : piece.readBy !== undefined
                    ? 'It found nothing like this in what the writer was given. Check it, or take it out.'
                    : 'Nothing that the writer was given says this. Change it, or take it out.'}
            </Text>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

function SourceText({ piece, record }: { readonly piece: Evidence } & Pick<SourceDialogProps, 'record'>) {
  const { hubspotId, userId, version } = record;
  const id = piece.source?.id ?? '';
  const { data, error } = useQuery({
    queryKey: ['history', 'source', hubspotId, userId, version, id],
    queryFn:
      version === null
        ? skipToken
        : ({ signal }) =>
            callApi(getSource, { query: { hubspotId, fromAdminSideUserId: userId, version, id } }, { signal }),
    // A version's sources never change.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      {piece.source && (
        <Text c="dimmed">
          <SourceLine source={piece.source} />
        </Text>
      )}
      {error ? (
        <Text c="dimmed">{errorText(error)}</Text>
      ) : data === undefined ? (
        <SkeletonText lines={4} />
      ) : (
        <Quoted text={data.text} quote={piece.quote} />
      )}
    </>
  );
}

/** The text, with the quote marked where it occurs exactly. */
function Quoted({ text, quote = '' }: { readonly text: string; readonly quote?: string | undefined }) {
  const at = quote === '' ? -1 : text.toLowerCase().indexOf(quote.toLowerCase());
  return (
    <div className={classes.text} dir="auto">
      {at < 0 ? (
        text
      ) : (
        <>
          {text.slice(0, at)}
          <mark className={classes.quote}>{text.slice(at, at + quote.length)}</mark>
          {text.slice(at + quote.length)}
        </>
      )}
    </div>
  );
}
