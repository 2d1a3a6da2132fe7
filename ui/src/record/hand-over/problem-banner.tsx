import type { HandOverProblem } from '@overture/core/contract';
import { Banner } from '@overture/ui';
import type { ReactNode } from 'react';

/** What stands against an action, and which emails it is about. */
export function ProblemBanner({
  problem,
  action,
}: {
  readonly problem: HandOverProblem;
  /** What the reader can do about it. */
  readonly action?: ReactNode;
}) {
  const { code, message, issues = [] } = problem;
  const details = code === 'checks_block' ? issues : [];
  return (
    <Banner tone="error" action={action}>
      {message}
      {details.length > 0 && (
        <ul>
          {details.map(({ path, message: text }) => (
            <li key={`${path} ${text}`} dir="auto">
              Email {Number(path.split('.')[1]) + 1}: {text}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
