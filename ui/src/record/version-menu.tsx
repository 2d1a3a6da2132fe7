import type { RecordDetail } from '@overture/core/contract';
import { ChoiceMenu } from '@overture/ui';
import { timeOrDay } from './running-time.tsx';

type Version = RecordDetail['versions'][number];

export interface VersionMenuProps {
  readonly versions: readonly Version[];
  readonly shown: number | null;
  /** Called with undefined for the newest version. */
  readonly onVersion: (version: number | undefined) => void;
}

/** Tells the version shown by its template, its time and whether it is in HubSpot, and leads to the others. */
export function VersionMenu({ versions, shown, onVersion }: VersionMenuProps) {
  const newestFirst = versions.toSorted((a, b) => b.version - a.version);
  const current = newestFirst.find(({ version }) => version === shown);
  if (current === undefined) return null;
  return (
    <ChoiceMenu
      label="Version"
      value={String(current.version)}
      choices={newestFirst.map((each) => ({ value: String(each.version), label: versionLine(each) }))}
      onChange={(value) => onVersion(Number(value) === newestFirst[0]?.version ? undefined : Number(value))}
    >
      {versionLine(current)}
    </ChoiceMenu>
  );
}

/** How a version is told from the others, such as "v2 · Win back · 23:29 · in HubSpot". */
function versionLine({ version, promptTitle, readyAt, addToHubspot }: Version): string {
  const parts = [`v${version}`, promptTitle, timeOrDay(new Date(readyAt)), addToHubspot && 'in HubSpot'];
  return parts.filter(Boolean).join(' · ');
}
