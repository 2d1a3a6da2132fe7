import { useEffect, useState } from 'react';

/** How hard a password is to guess if the most likely ones are tried first. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

type Judge = (password: string, email: string) => PasswordStrength;

/** Longer passwords count as strong, because judging them would take long. */
const maxJudgedLength = 64;

let judging: Promise<Judge> | undefined;

/** Loads the list of common passwords, some 200 kB, when the first password is typed. */
async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, email) => {
    const { score } = zxcvbn.check(password.slice(0, maxJudgedLength), [email]);
    return score < 2 ? 'weak' : score < 3 ? 'fair' : 'strong';
  };
}

/**
 * The strength of a password, in which the user's address counts as easy to guess; undefined for an empty one, and while
 * the list is loading or cannot be loaded.
 */
export function usePasswordStrength(password: string, email: string): PasswordStrength | undefined {
  const [judged, setJudged] = useState<{ readonly password: string; readonly strength: PasswordStrength }>();
  useEffect(() => {
    if (password === '') return;
    judging ??= loadJudge();
    judging.then(
      (judge) => setJudged({ password, strength: judge(password, email) }),
      // A failure is ignored, because this is only a hint; the next password loads it again.
      () => (judging = undefined),
    );
  }, [password, email]);
  return password === '' ? undefined : judged?.strength;
}
