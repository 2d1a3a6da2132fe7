import { publishPrompt as contract } from '@overture/core/contract';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { argument, defineCommand, option } from '../../define-command.ts';
import { printable } from '../../printable.ts';
import { findText, textArgument } from './find-text.ts';
import { promptDomainOption } from './prompt-options.ts';

export const publishPrompt = defineCommand({
  summary: 'Put a version of a prompt in use; of an older version, that restores it.',
  arguments: {
    prompt: textArgument,
    version: argument('<version>', 'number of the version', z.coerce.number().int().positive()),
  },
  options: {
    why: option('--why <line>', 'one line for whoever reads the history', contract.body.shape.why),
    domain: promptDomainOption,
  },
  examples: ['overture prompts publish starter-template-1 3 --why "More replies in the trial"'],
  async run({ prompt, version, why, domain }, { io, openCore }) {
    const { PublishVersion } = await import('../../toolbox.ts');
    const core = await openCore();
    const { id } = await findText(prompt, core, domain);
    const { content } = await core.get(PublishVersion).execute({ actor: cliActor(), id, version, why });
    io.message(`Version ${version} of "${printable(content.title)}" is live.`);
  },
});
