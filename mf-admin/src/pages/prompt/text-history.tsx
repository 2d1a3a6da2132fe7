import { useState } from 'react';
import { useQuery } from '@overture/ui';
import type { QueryKey } from '@overture/ui';
import { versionsQuery } from './prompt.queries.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { usePublishing } from './use-publishing.ts';
import { VersionHistory } from './version-history.tsx';

/** The number of versions that are loaded before the user asks for older ones. */
const versionsPerLoad = 10;

export interface TextHistoryProps {
  /** The id under which the versions are stored. */
  readonly id: string;
  /** The queries of the page that shows the text in use. */
  readonly changes: readonly QueryKey[];
}

/** The versions of a text that is edited elsewhere. Each can be compared and restored. */
export function TextHistory({ id, changes }: TextHistoryProps) {
  const [limit, setLimit] = useState(versionsPerLoad);
  const versions = useQuery(versionsQuery(id, limit)).data?.versions ?? [];
  const publishing = usePublishing(id, changes);
  if (versions.length === 0) return null;
  return (
    <>
      <VersionHistory
        versions={versions}
        busy={publishing.busy}
        onRestore={(version) => publishing.ask({ kept: version })}
        onOlder={() => setLimit(limit + versionsPerLoad)}
      />
      <PublishDialog promptId={id} publishing={publishing} versions={versions} />
    </>
  );
}
