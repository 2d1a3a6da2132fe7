import { contactOverrides, findingWords, lockedRules } from '@overture/core/contract';
import type { HandOverProblem } from '@overture/core/contract';
import { SwitchField } from '@overture/ui';

/** The rules that this user may override, of all that stand against an action. */
export function rulesIn(
  problems: readonly Pick<HandOverProblem, 'code' | 'issues'>[],
  isSuperadmin: boolean,
): readonly string[] {
  const closed: readonly string[] = [...lockedRules, ...(isSuperadmin ? [] : [contactOverrides.optedOut])];
  const contact: readonly string[] = Object.values(contactOverrides);
  return problems.flatMap(({ code, issues = [] }) =>
    issues
      .map(({ path }) => (code === 'checks_block' ? (path.split('.').at(-1) ?? '') : path))
      .filter((rule) => !closed.includes(rule) && (code === 'checks_block' || contact.includes(rule))),
  );
}

export interface OverridesProps {
  /** What is done in spite of them, such as 'Hand over'. */
  readonly action: string;
  readonly rules: readonly string[];
  readonly overridden: readonly string[];
  readonly onChange: (overridden: readonly string[]) => void;
}

/** A switch for each rule that may be overridden. */
export function Overrides({ action, rules, overridden, onChange }: OverridesProps) {
  return [...new Set([...overridden, ...rules])].map((rule) => (
    <SwitchField
      key={rule}
      label={`${action} anyway: ${findingWords(rule)}`}
      checked={overridden.includes(rule)}
      onChange={(checked) => onChange(checked ? [...overridden, rule] : overridden.filter((other) => other !== rule))}
    />
  ));
}
