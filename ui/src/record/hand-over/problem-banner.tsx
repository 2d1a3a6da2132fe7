import type { HandOverProblem } from '@overture/core/contract';
import { Banner } from '@overture/ui';

/** What stands against an action, and which emails it is about. */
export function ProblemBanner({ problem }: { readonly problem: HandOverProblem }) {
  const { code, message, issues = [] } = problem;
  const details = code === 'checks_block' ? issues : [];
  return (
    <Banner tone="error">
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
