import type { RecordDetail } from '@overture/core/contract';
import { SelectField, shortDate } from '@overture/ui';

export interface VersionSelectProps {
  readonly versions: RecordDetail['versions'];
  readonly shown: number | null;
  /** Called with undefined for the newest version. */
  readonly onVersion: (version: number | undefined) => void;
}

/** Chooses a version; renders nothing while there is only one. */
export function VersionSelect({ versions, shown, onVersion }: VersionSelectProps) {
  if (versions.length < 2) return null;
  const newestFirst = [...versions].sort((a, b) => b.version - a.version);
  const newest = newestFirst[0]?.version;
  return (
    <SelectField
      aria-label="Version"
      allowDeselect={false}
      value={shown === null ? null : String(shown)}
      data={newestFirst.map(({ version, readyAt }) => ({
        value: String(version),
        label: `Version ${version} · ${shortDate(new Date(readyAt))}`,
      }))}
      onChange={(value) => onVersion(value === null || Number(value) === newest ? undefined : Number(value))}
    />
  );
}
