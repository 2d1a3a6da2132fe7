import { auditActions, auditActionsOf, auditKinds, auditWordsOf } from '@overture/core/contract';
import type { AuditAction, AuditKind } from '@overture/core/contract';
import { SelectField, DateField } from '@overture/ui';

export interface AuditChoice {
  readonly kind: AuditKind | undefined;
  readonly action: AuditAction | undefined;
  readonly from: string;
  readonly to: string;
}

const kindWords: Readonly<Record<AuditKind, string>> = {
  'sign-in': 'Signing in',
  people: 'People and limits',
  contacts: 'Work on contacts',
  writing: 'Prompts and agency',
  'set-up': 'Set-up',
  compliance: 'Reading, erasing and this log',
};

/** Each kind as a whole, then its actions one by one. */
const choices = auditKinds.map((kind) => ({
  group: kindWords[kind],
  items: [
    { value: kind as string, label: `All: ${kindWords[kind]}` },
    ...auditActionsOf(kind).map((action) => ({ value: action as string, label: auditWordsOf(action) })),
  ],
}));

/** Chooses the kind or action and the days of the entries. */
export function AuditFilterFields({
  chosen: { kind, action, from, to },
  onChange,
}: {
  readonly chosen: AuditChoice;
  readonly onChange: (change: Partial<AuditChoice>) => void;
}) {
  return (
    <>
      <SelectField
        aria-label="What"
        placeholder="Everything"
        data={choices}
        value={action ?? kind ?? null}
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Clear what' }}
        onChange={(next) =>
          onChange({
            kind: auditKinds.find((one) => one === next),
            action: auditActions.find((one) => one === next),
          })
        }
      />
      <DateField inlineLabel clearable label="From" value={from} onChange={(day) => onChange({ from: day })} max={to} />
      <DateField inlineLabel clearable label="To" value={to} onChange={(day) => onChange({ to: day })} min={from} />
    </>
  );
}
