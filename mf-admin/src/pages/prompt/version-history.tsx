import { actorWords, counted, type PromptVersionWire } from '@overture/core/contract';
import { useState } from 'react';
import {
  AppButton,
  Card,
  Dialog,
  Group,
  SelectField,
  Stack,
  Text,
  TextDiff,
  Timestamp,
  VersionPill,
} from '@overture/ui';

export interface VersionHistoryProps {
  readonly versions: readonly PromptVersionWire[];
  readonly busy: boolean;
  readonly onRestore: (version: PromptVersionWire) => void;
  readonly onOlder: () => void;
}

/** The versions of a prompt. Each can be compared with any other and restored. */
export function VersionHistory({ versions, busy, onRestore, onOlder }: VersionHistoryProps) {
  const [opened, setOpened] = useState<PromptVersionWire | null>(null);
  const canCompare = versions.filter(({ prompt }) => prompt !== null).length > 1;
  return (
    <Card title="History">
      <Stack gap="md">
        {versions.map((version) => (
          <Stack key={version.version} gap={4}>
            <Group gap="xs">
              <Text fw={600}>v{version.version}</Text>
              <VersionPill state={version.state} />
              {version.createdAt !== null && <Timestamp value={version.createdAt} />}
            </Group>
            {version.why !== '' && <Text>{version.why}</Text>}
            <Text size="xs" c="dimmed">
              {aboutVersion(version)}
            </Text>
            {version.prompt !== null && (
              <Group gap="xs">
                {canCompare && (
                  <AppButton
                    size="sm"
                    aria-label={`Compare version ${version.version}`}
                    onClick={() => setOpened(version)}
                  >
                    Compare
                  </AppButton>
                )}
                {version.state !== 'live' && (
                  <AppButton
                    size="sm"
                    aria-label={`${restoreVerb(version)} version ${version.version}`}
                    disabled={busy}
                    onClick={() => onRestore(version)}
                  >
                    {restoreVerb(version)}
                  </AppButton>
                )}
              </Group>
            )}
          </Stack>
        ))}
        {hasOlder(versions) && <AppButton onClick={onOlder}>Show Older</AppButton>}
      </Stack>
      <CompareDialog versions={versions} opened={opened} onClose={() => setOpened(null)} />
    </Card>
  );
}

/** Whether older versions exist that are not loaded yet. */
function hasOlder(versions: readonly PromptVersionWire[]): boolean {
  return versions.length < (versions[0]?.version ?? 0);
}

function restoreVerb({ state }: PromptVersionWire): string {
  return state === 'draft' ? 'Publish' : 'Restore';
}

function aboutVersion({ author, uses, prompt }: PromptVersionWire): string {
  const parts = [author === null ? 'it is not known who wrote it' : actorWords(author)];
  if (prompt === null) parts.push('its text was not kept');
  if (uses !== null && uses > 0) parts.push(counted(uses, 'use'));
  return parts.join(' · ');
}

interface CompareDialogProps {
  readonly versions: readonly PromptVersionWire[];
  /** The newer of the compared versions; null while the dialog is closed. */
  readonly opened: PromptVersionWire | null;
  readonly onClose: () => void;
}

function CompareDialog({ versions, opened: after, onClose }: CompareDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const others = versions.filter(({ version, prompt }) => version !== after?.version && prompt !== null);
  const before = others.find(({ version }) => String(version) === chosen) ?? defaultOther(others, after);
  return (
    <Dialog opened={after !== null} onClose={onClose} title={`Version ${after?.version ?? ''} compared`} size="lg">
      <Stack gap="md">
        <SelectField
          label="With version"
          data={others.map(({ version, state }) => ({ value: String(version), label: `v${version} · ${state}` }))}
          value={before === undefined ? null : String(before.version)}
          allowDeselect={false}
          onChange={setChosen}
        />
        {before === undefined || after === null ? null : before.prompt === after.prompt ? (
          <Text>The text of both versions is the same.</Text>
        ) : (
          <Text component="div" style={{ whiteSpace: 'pre-wrap' }} dir="auto">
            <TextDiff folded before={before.prompt ?? ''} after={after.prompt ?? ''} />
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** The version to compare with at first: the previous version, else the live one. */
function defaultOther(
  others: readonly PromptVersionWire[],
  after: PromptVersionWire | null,
): PromptVersionWire | undefined {
  return others.find(({ version }) => version < (after?.version ?? 0)) ?? others[0];
}
