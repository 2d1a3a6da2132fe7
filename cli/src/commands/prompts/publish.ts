import { publishPrompt as contract, whySchema } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { argument, defineCommand, option } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { findText, textArgument } from './find-text.ts';
import { printRegressions } from './print-regressions.ts';
import { promptDomainOption } from './prompt-options.ts';

export const publishPrompt = defineCommand({
  summary: 'Publish a version of a prompt. Publishing an older version restores it.',
  notes:
    'A template must first pass the golden samples of its domain: missing results are generated, and a version that is worse than the live one is refused with exit code 3.',
  arguments: {
    prompt: textArgument,
    version: argument('<version>', 'number of the version', z.coerce.number().int().positive()),
  },
  options: {
    why: option('--why <line>', 'one line for readers of the history', contract.body.shape.why),
    override: option('--override <reason>', 'publish whatever the golden samples say', whySchema.min(1).optional()),
    domain: promptDomainOption,
  },
  examples: ['overture prompts publish starter-template-1 3 --why "More replies in the trial"'],
  async run({ prompt, version, why, override, domain }, deps) {
    const { io, openCore } = deps;
    const { AppError } = await import('@overture/core/platform/app-error');
    const { followTrial } = await import('../../follow-trial.ts');
    const { presentTrial } = await import('@overture/core/prompts/trials/presentation/trial');
    const { PublishVersion } = await import('@overture/core/prompts/use-cases/publish-version');
    const core = await openCore();
    const { id } = await findText(prompt, core, domain);
    const publish = () => core.get(PublishVersion).execute({ actor: cliActor(), id, version, why, override });
    try {
      let published = await publish();
      while (published.trialId !== undefined) {
        io.message('The golden samples are being written with it.');
        const { cells } = presentTrial(await followTrial({ promptId: id, trialId: published.trialId }, core, deps));
        const failed = cells.find(({ error }) => error !== null && error.code !== 'ai_bad_answer');
        if (failed?.error) {
          io.message(`${printable(failed.sampleName)} could not be written: ${failed.error.message}`);
          return exitCodes.failed;
        }
        published = await publish();
      }
      io.message(`Version ${version} of "${printable(published.content.title)}" is live.`);
      if (published.gate === 'no_golden_samples') io.message('The domain has no golden samples to try it on.');
    } catch (error) {
      if (error instanceof AppError) printRegressions(error.gate?.regressions ?? [], io);
      throw error;
    }
  },
});
