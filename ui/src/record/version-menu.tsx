import type { RecordDetail } from '@overture/core/contract';
import { ChoiceMenu } from '@overture/ui';
import type { MenuAction } from '@overture/ui';
import { versionLine } from './version-line.ts';

type Version = RecordDetail['versions'][number];

export interface VersionMenuProps {
  readonly versions: readonly Version[];
  readonly shown: number | null;
  /** Called with undefined for the newest version. */
  readonly onVersion: (version: number | undefined) => void;
  readonly onCompare: () => void;
  readonly actions?: readonly MenuAction[];
}

/** Shows the version's template, its time and whether it is in HubSpot, and opens the others. */
export function VersionMenu({ versions, shown, onVersion, onCompare, actions = [] }: VersionMenuProps) {
  const newestFirst = versions.toSorted((a, b) => b.version - a.version);
  const current = newestFirst.find(({ version }) => version === shown);
  if (current === undefined) return null;
  return (
    <ChoiceMenu
      label="Version"
      value={String(current.version)}
      choices={newestFirst.map((each) => ({ value: String(each.version), label: versionLine(each) }))}
      onChange={(value) => onVersion(Number(value) === newestFirst[0]?.version ? undefined : Number(value))}
      actions={[...(versions.length > 1 ? [{ label: 'Compare versions', onClick: onCompare }] : []), ...actions]}
    >
      {versionLine(current)}
    </ChoiceMenu>
  );
}
