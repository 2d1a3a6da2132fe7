import { useState } from 'react';
import { findingWords, levelWords } from '@overture/core/contract';
import type { AgencyWire, CheckRuleWire } from '@overture/core/contract';
import { AppButton, capitalised, Card, DataTable, SelectField, TwoLines } from '@overture/ui';

export interface RuleLevelsProps {
  readonly rules: readonly CheckRuleWire[];
  /** The levels that differ from the rules' own, by rule. */
  readonly chosen: AgencyWire['levels'];
  readonly onChange: (chosen: Readonly<Record<string, string>>) => void;
}

const levels = Object.entries(levelWords).map(([value, label]) => ({ value, label: capitalised(label) }));

/** The rules of the send check as a table. Those with their own level are folded away until somebody asks for them. */
export function RuleLevels({ rules, chosen, onChange }: RuleLevelsProps) {
  const [isOpen, setOpen] = useState(false);
  // What was changed while all were shown stays where it is when they are folded.
  const changed = rules.filter(({ id }) => chosen[id] !== undefined);
  return (
    <Card
      flush
      title="Send check"
      actions={
        <AppButton size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show only what was changed' : `Show all ${rules.length} rules`}
        </AppButton>
      }
    >
      <DataTable<CheckRuleWire>
        label="Send check"
        columns={[
          {
            key: 'rule',
            header: 'Rule',
            main: true,
            wrap: true,
            cell: (rule) => <TwoLines below={explanationOf(rule)}>{nameOf(rule.id)}</TwoLines>,
          },
          {
            key: 'level',
            header: 'Level',
            width: 190,
            cell: ({ id, level, isLocked }) => (
              <SelectField
                aria-label={nameOf(id)}
                data={levels}
                value={isLocked ? level : (chosen[id] ?? level)}
                disabled={isLocked}
                allowDeselect={false}
                onChange={(next) => onChange(withLevel(chosen, id, level, next))}
              />
            ),
          },
        ]}
        rows={isOpen ? rules : changed}
        rowKey={({ id }) => id}
        empty={{
          title: 'Every rule has its usual level',
          text: 'Every email is checked by these rules before it is sent. To make one a block, a warning or a tip for this domain, or to switch it off, show all rules.',
        }}
      />
    </Card>
  );
}

const explanationOf = ({ reason, research, isLocked }: CheckRuleWire): string =>
  [reason, research && `Source: ${research}.`, isLocked && 'This rule cannot be changed.'].filter(Boolean).join(' ');

/** Keeps only the levels that differ from the rules' own. */
function withLevel(
  chosen: AgencyWire['levels'],
  id: string,
  own: CheckRuleWire['level'],
  next: string | null,
): Readonly<Record<string, string>> {
  const { [id]: _before, ...others } = chosen;
  return next === own || next === null ? others : { ...others, [id]: next };
}

const nameOf = (id: string): string => capitalised(findingWords(id));
