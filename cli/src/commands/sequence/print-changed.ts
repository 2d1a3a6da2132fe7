import type { OpenCore } from '@overture/core/composition';
import type { ChangedHandOver } from '@overture/core/sending/use-cases/withdraw-hand-over';
import type { Io } from '../../io.ts';

/** Prints a hand-over after a change, and on stderr what was found in HubSpot and left as it is. */
export async function printChanged(
  { io, core, actor, json }: { io: Io; core: OpenCore; actor: { readonly userId: string }; json: boolean | undefined },
  { handOver, problems }: ChangedHandOver,
): Promise<void> {
  const { ShowHandOvers } = await import('@overture/core/sending/use-cases/show-hand-overs');
  const { presentHandOver } = await import('@overture/core/sending/presentation/hand-over');
  const { presentProblem } = await import('@overture/core/sending/presentation/hand-over-preview');
  const shown = presentHandOver(await core.get(ShowHandOvers).one(handOver, actor));
  for (const { message } of problems) io.message(message);
  if (json) return io.json({ handOver: shown, problems: problems.map(presentProblem) });
  for (const { index, dueOn, state } of shown.steps) io.data(`Email ${index + 1}: ${dueOn}, ${state}`);
}
