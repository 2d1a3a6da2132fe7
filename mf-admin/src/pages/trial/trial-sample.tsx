import { brokenInBothText } from '@overture/core/contract';
import type { TrialCellWire, TrialWire } from '@overture/core/contract';
import { Banner, Chip, CollapsibleCard, Stack, Text, TextDiff } from '@overture/ui';
import { MarkedText, SendCheck } from '@overture/ui/record';
import { columnName, figuresOf } from './trial-words.ts';
import classes from './trial-sample.module.css';

type Email = NonNullable<TrialCellWire['result']>['emails'][number];

/** The emails with their evidence, or with the differences from the other column. */
export type TrialView = 'emails' | 'changes';

export interface TrialSampleProps {
  readonly trial: TrialWire;
  readonly sample: string;
  readonly view: TrialView;
}

/** The two results of one sample: the compared text on the left, the tried text on the right. */
export function TrialSample({ trial, sample, view }: TrialSampleProps) {
  const cells = trial.cells.filter((cell) => cell.sample === sample).toSorted((a, b) => b.column - a.column);
  const regressions = trial.regressions?.filter((regression) => regression.sample === sample) ?? [];
  const broken = trial.brokenInBoth.filter((one) => one.sample === sample);
  const [first] = cells;
  if (first === undefined) return null;
  const baseline = cells.length > 1 ? first.result?.emails : undefined;
  const length = Math.max(...cells.map(({ result }) => result?.emails.length ?? 0));
  return (
    <CollapsibleCard
      title={first.sampleName}
      hint={
        <>
          {first.golden && <Chip>must pass</Chip>} {regressions.length > 0 && <Chip>{regressions.length} worse</Chip>}
        </>
      }
    >
      <Stack gap="md">
        {regressions.map(({ what, message }) => (
          <Banner key={`${what} ${message}`} tone="error">
            {message}
          </Banner>
        ))}
        {broken.map((one) => (
          <Banner key={one.message} tone="warning">
            {brokenInBothText(one)}
          </Banner>
        ))}
        <div className={classes.columns} data-single={cells.length === 1 || undefined}>
          {cells.map((cell) => (
            <ColumnHead key={cell.column} trial={trial} cell={cell} />
          ))}
        </div>
        {Array.from({ length }, (_, index) => (
          <section key={index} aria-label={`Email ${index + 1}`}>
            <div className={classes.columns} data-single={cells.length === 1 || undefined}>
              {cells.map(({ column, result }) => (
                <EmailCell
                  key={column}
                  of={trial.columns[column]}
                  number={index + 1}
                  email={result?.emails[index]}
                  before={view === 'changes' && column === 0 && result !== null ? baseline?.[index] : undefined}
                  view={view}
                />
              ))}
            </div>
          </section>
        ))}
      </Stack>
    </CollapsibleCard>
  );
}

const waiting: Partial<Record<TrialCellWire['state'], string>> = {
  pending: 'It waits for its turn, behind the generations of reps.',
  running: 'It is being written.',
};

function ColumnHead({ trial, cell }: { readonly trial: TrialWire; readonly cell: TrialCellWire }) {
  const column = trial.columns[cell.column];
  return (
    <div>
      <Text fw={600}>{column && columnName(column)}</Text>
      {cell.state in waiting && <Text>{waiting[cell.state]}</Text>}
      {cell.error !== null && <Banner tone={cell.state === 'error' ? 'error' : 'info'}>{cell.error.message}</Banner>}
      <Text size="xs" c="dimmed">
        {figuresOf(cell).join(' · ')}
      </Text>
    </div>
  );
}

interface EmailCellProps {
  readonly of: TrialWire['columns'][number] | undefined;
  readonly number: number;
  readonly email: Email | undefined;
  /** The same email in the other column, to mark the differences; undefined to mark none. */
  readonly before: Email | undefined;
  readonly view: TrialView;
}

function EmailCell({ of, number, email, before, view }: EmailCellProps) {
  if (email === undefined) return <div className={classes.email}>There is no email {number}.</div>;
  const { sendAfterDays, evidence, checks } = email;
  const marked = (field: 'subject' | 'body') =>
    view === 'emails' ? (
      <MarkedText
        text={email[field]}
        pieces={evidence.filter((piece) => piece.field === field)}
        lit={null}
        onChoose={() => undefined}
      />
    ) : (
      <TextDiff before={before?.[field] ?? email[field]} after={email[field]} />
    );
  return (
    <div className={classes.email}>
      <Text size="xs" c="dimmed">
        Email {number}
        {sendAfterDays !== null && `, day ${sendAfterDays}`}
        {/* On a phone the columns stand below each other, and further down their heads are out of view. */}
        {of && ` · ${columnName(of)}`}
      </Text>
      <p className={classes.subject} dir="auto">
        {marked('subject')}
      </p>
      <div className={classes.body} dir="auto">
        {marked('body')}
      </div>
      <SendCheck checks={checks} />
    </div>
  );
}
