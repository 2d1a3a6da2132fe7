import { cliActor } from '../../cli-actor.ts';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';

export const rotateKeys = defineCommand({
  summary: 'Encrypt every stored key again, under a new master key.',
  notes: `
    First start the API and the workers with both master keys, so that each can read what another has encrypted. Then run
    this command with both. After that, start everything without the old key. When the command was interrupted, run it
    again: it does the rest.

    If ENCRYPTION_KEY was never set, the old key is in the file encryption-key of DATA_DIR. Put the new key into this file
    when the command is done.`,
  options: { json: jsonOption('what was done') },
  examples: [
    'export ENCRYPTION_KEY_PREVIOUS="$ENCRYPTION_KEY" ENCRYPTION_KEY="$(openssl rand -base64 32)"',
    'overture keys rotate',
  ],
  async run({ json }, { io, openCore, signal }) {
    const { RotateMasterKey } = await import('../../toolbox.ts');
    const core = await openCore();
    const rotation = await core.get(RotateMasterKey).execute({ actor: cliActor(), signal });
    const { resealed, unreadable } = rotation;
    if (json) io.json(rotation);
    else if (resealed === 0 && unreadable.length === 0) io.message('There was nothing to encrypt again.');
    else io.message(`Encrypted ${resealed} keys again.`);
    for (const { name, reason } of unreadable) io.message(`Cannot be decrypted: ${printable(name)}: ${reason}`);
    return unreadable.length === 0 ? exitCodes.done : exitCodes.incomplete;
  },
});
