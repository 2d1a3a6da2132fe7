import type { RunningOverture } from './start-overture.ts';

/** Makes the sandbox's model write so many tokens a second; null: at its usual speed. */
export async function slowWriter({ sandboxUrl }: Pick<RunningOverture, 'sandboxUrl'>, tokensPerSecond: number | null) {
  const response = await fetch(`${sandboxUrl}/_sandbox/writer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tokensPerSecond }),
  });
  if (!response.ok) throw new Error(`The sandbox refused the speed: ${await response.text()}`);
}
