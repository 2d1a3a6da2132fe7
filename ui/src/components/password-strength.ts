import { useEffect, useState } from 'react';

/** How hard a password is to guess for somebody who tries the likely ones first. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

type Judge = (password: string) => PasswordStrength;

/** Longer ones are strong, and would take long to judge. */
const judgedLength = 64;

let judging: Promise<Judge> | undefined;

/** Reads the list of common passwords, some 200 kB, when the first password is typed. */
async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password) => {
    const { score } = zxcvbn.check(password.slice(0, judgedLength));
    return score < 2 ? 'weak' : score < 3 ? 'fair' : 'strong';
  };
}

/** The strength of what was typed; undefined for nothing, and while the judge is loading or cannot be loaded. */
export function usePasswordStrength(password: string): PasswordStrength | undefined {
  const [judged, setJudged] = useState<{ readonly password: string; readonly strength: PasswordStrength }>();
  useEffect(() => {
    if (password === '') return;
    let isCurrent = true;
    judging ??= loadJudge();
    judging.then(
      (judge) => isCurrent && setJudged({ password, strength: judge(password) }),
      // A hint is no reason to bother anybody; the next password asks again.
      () => (judging = undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return password === '' ? undefined : judged?.strength;
}
