import { cliActor } from '../../cli-actor.ts';
import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';

export const rotateKeys = defineCommand({
  summary: 'Encrypt every stored key again, under a new master key.',
  notes: `
    First start the API and the workers with both master keys, so that each can read what another has encrypted. Then run
    this command with both. After that, start everything without the old key, which links no entries of the audit log any
    more. When the command was interrupted, run it
    again: it does the rest.

    If ENCRYPTION_KEY was never set, the old key is in the file encryption-key of DATA_DIR. Put the new key into this file
    when the command is done.`,
  options: { json: jsonOption('what was done') },
  examples: [
    'export ENCRYPTION_KEY_PREVIOUS="$ENCRYPTION_KEY" ENCRYPTION_KEY="$(openssl rand -base64 32)"',
    'overture keys rotate',
  ],
  async run({ json }, { io, openCore, signal }) {
    const { ResealMfaSecrets } = await import('@overture/core/people/sign-in/use-cases/reseal-mfa-secrets');
    const { RetireChainKeys } = await import('@overture/core/audit/use-cases/retire-chain-keys');
    const { RotateMasterKey } = await import('@overture/core/connections/use-cases/rotate-master-key');
    const core = await openCore();
    const rotation = await core.get(RotateMasterKey).execute({ actor: cliActor(), signal });
    const secondFactors = await core.get(ResealMfaSecrets).execute();
    await core.get(RetireChainKeys).execute(cliActor());
    const { resealed, unreadable } = rotation;
    if (json) io.json({ ...rotation, secondFactors });
    else if (resealed + secondFactors.resealed + unreadable.length === 0)
      io.message('There was nothing to encrypt again.');
    else io.message(`Encrypted ${resealed} keys again.`);
    if (!json && secondFactors.resealed > 0) io.message(`Encrypted ${secondFactors.resealed} second factors again.`);
    for (const { name, reason } of unreadable) io.message(`Cannot be decrypted: ${printable(name)}: ${reason}`);
    if (secondFactors.unreadable > 0) {
      io.message(`Cannot be decrypted: the second factors of ${secondFactors.unreadable} users; reset them.`);
    }
    return unreadable.length + secondFactors.unreadable === 0 ? exitCodes.done : exitCodes.incomplete;
  },
});
