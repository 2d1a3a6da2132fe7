import { departmentNames, withoutKeyText } from '@overture/core/contract';
import { cliActor } from '../../cli-actor.ts';
import { yesOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printable } from '../../printable.ts';
import { keyArgument } from './key-options.ts';

export const deleteKey = defineCommand({
  summary: 'Delete a stored key. This cannot be undone.',
  notes: 'Whatever uses the key fails from its next call on.',
  arguments: { key: keyArgument },
  options: { yes: yesOption },
  examples: ['overture keys delete "HubSpot of DT"'],
  async run({ key: wanted, yes }, { io, openCore }) {
    const { confirmed } = await import('../../confirm.ts');
    const { DeleteApiKey } = await import('@overture/core/connections/use-cases/delete-api-key');
    const { findKey } = await import('../../find-stored.ts');
    const core = await openCore();
    const key = await findKey(wanted, core);
    const department = departmentNames(core.settings.productName).nameOf(key.department);
    const named = `${key.active ? 'active ' : ''}${key.type} key "${printable(key.name)}" of ${department}`;
    const follows = key.active ? ` ${withoutKeyText({ keyType: key.type, department })}` : '';
    if (!(await confirmed(io, `Delete the ${named}?${follows}`, yes))) return exitCodes.failed;
    await core.get(DeleteApiKey).execute({ actor: cliActor(), id: key.id });
    io.message(`Deleted the ${named}.`);
  },
});
