import { useState } from 'react';
import { listRevisions } from '@overture/core/contract';
import type { EndpointResponse, RecordDetail, RecordEmail } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  callApi,
  Dialog,
  errorText,
  Group,
  ScrollPanel,
  SkeletonText,
  Stack,
  Text,
  TextDiff,
  Timestamp,
  useQuery,
} from '@overture/ui';
import classes from './revisions-dialog.module.css';

type Revision = EndpointResponse<typeof listRevisions>['revisions'][number];

export interface RevisionsDialogProps {
  readonly opened: boolean;
  readonly record: Pick<RecordDetail, 'hubspotId' | 'userId' | 'version'>;
  readonly index: number;
  /** The email with its current text. */
  readonly email: RecordEmail;
  readonly onClose: () => void;
  /** Resolves to whether it was restored. Absent for a read-only email. */
  readonly onRestore?: ((revision: string) => Promise<boolean>) | undefined;
}

/** The earlier texts of an email, each beside the current one, with a button that restores it. */
export function RevisionsDialog(props: RevisionsDialogProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title="Earlier texts" size="lg">
      {props.opened && <Revisions {...props} />}
    </Dialog>
  );
}

const sources: Record<Revision['source'], string> = {
  ai: 'As the AI wrote it',
  edit: 'Saved',
  restore: 'Brought back',
};

function Revisions({ record: { hubspotId, userId, version }, index, email, onClose, onRestore }: RevisionsDialogProps) {
  const [restoring, setRestoring] = useState('');
  const query = { hubspotId, fromAdminSideUserId: userId, ...(version !== null && { version }), index };
  const { data, error } = useQuery({
    queryKey: ['history', 'revisions', query, email.revision],
    queryFn: ({ signal }) => callApi(listRevisions, { query }, { signal }),
  });
  if (error) return <Banner tone="error">{errorText(error)}</Banner>;
  if (data === undefined) return <SkeletonText lines={6} />;
  const earlier = data.revisions.filter(({ _id }) => _id !== email.revision);
  if (earlier.length === 0) return <Text c="dimmed">There is no other text of this email.</Text>;
  const restore = async (id: string) => {
    setRestoring(id);
    const isRestored = await onRestore?.(id);
    setRestoring('');
    if (isRestored) onClose();
  };
  return (
    <Stack gap="lg">
      {earlier.map((revision) => (
        <Stack key={revision._id} component="section" gap="sm" aria-label={sources[revision.source]}>
          <Group gap="sm" justify="space-between">
            <Text c="dimmed">
              {sources[revision.source]} · <Timestamp value={revision.createdAt} show="datetime" />
            </Text>
            {onRestore && (
              <AppButton
                size="sm"
                busy={restoring === revision._id}
                disabled={restoring !== ''}
                onClick={() => void restore(revision._id)}
              >
                Restore
              </AppButton>
            )}
          </Group>
          <div className={classes.frame}>
            <ScrollPanel label="Text" height={320}>
              <div className={classes.text} dir="auto">
                <strong>
                  <TextDiff before={email.subject} after={revision.subject} />
                </strong>
                {'\n\n'}
                <TextDiff before={email.body} after={revision.body} />
              </div>
            </ScrollPanel>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
