import { useState } from 'react';
import type { ReactNode } from 'react';
import type { RecordDetail, RecordEmail } from '@overture/core/contract';
import { Banner, Dialog, errorText, SelectField, SkeletonText, Stack, Text, TextDiff, useQuery } from '@overture/ui';
import { recordQuery } from './record-query.ts';
import classes from './compare-dialog.module.css';
import { versionLine } from './version-line.ts';

export interface CompareDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly record: RecordDetail;
  /** The owner of the record; undefined for the signed-in user. */
  readonly userId: string | undefined;
}

/** Shows two versions side by side, email by email, with the differences marked in the later one. */
export function CompareDialog({ opened, onClose, ...props }: CompareDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Compare versions" size="xl">
      {opened && <Comparison {...props} />}
    </Dialog>
  );
}

function Comparison({ record, userId }: Pick<CompareDialogProps, 'record' | 'userId'>) {
  const others = record.versions.filter(({ version }) => version !== record.version);
  const shown = record.versions.find(({ version }) => version === record.version);
  const [chosen, setChosen] = useState(Math.max(...others.map(({ version }) => version)));
  const { data: other, error } = useQuery(recordQuery({ hubspotId: record.hubspotId, version: chosen, userId }));
  const length = Math.max(record.emails.length, other?.emails.length ?? 0);
  return (
    <Stack gap="lg">
      <div className={classes.pair}>
        <SelectField
          label="Compare"
          allowDeselect={false}
          data={others.map((version) => ({ value: String(version.version), label: versionLine(version) }))}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
        />
        <p className={classes.shown}>with {shown && versionLine(shown)}</p>
      </div>
      {error ? (
        <Banner tone="error">{errorText(error)}</Banner>
      ) : other === undefined ? (
        <SkeletonText lines={8} />
      ) : (
        Array.from({ length }, (_, index) => {
          const [before, after] = [textOf(other.emails[index]), textOf(record.emails[index])];
          return (
            <section key={index} aria-label={`Email ${index + 1}`}>
              <h3 className={classes.title}>Email {index + 1}</h3>
              <div className={classes.pair}>
                <Version name={`v${chosen}`}>{before ?? 'No such email.'}</Version>
                <Version name={`v${record.version}${before === after ? ', the same' : ''}`}>
                  {after === undefined ? 'No such email.' : <TextDiff before={before ?? ''} after={after} />}
                </Version>
              </div>
            </section>
          );
        })
      )}
    </Stack>
  );
}

const textOf = (email: RecordEmail | undefined): string | undefined => email && `${email.subject}\n\n${email.body}`;

/** One email of a version. Its name is above it, because the versions are below one another on a phone. */
function Version({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Text size="xs" c="dimmed" mb={4}>
        {name}
      </Text>
      <div className={classes.text} dir="auto">
        {children}
      </div>
    </div>
  );
}
