import { GetUser } from '@overture/core/app';
import { departmentNames } from '@overture/core/contract';
import { presentDashboardUser } from '@overture/core/presentation';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { printDetail, shortMoment } from '../../detail.ts';
import { exitCodes } from '../../exit-codes.ts';
import { userArgument } from '../../user-argument.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const wanted = userArgument(input.args);
  const { json } = optionsSchema.parse(input.options);
  const core = await context.core();
  const user = await core.get(GetUser).execute(wanted);
  const shown = presentDashboardUser(user, departmentNames(core.settings.productName));
  if (json) context.io.json(shown);
  else {
    printDetail(context.io, {
      title: shown.email,
      fields: [
        ['Id', shown._id],
        ['Email', shown.email],
        ['Role', shown.role],
        ['Domain', shown.department ?? '-'],
        ['Name', `${shown.firstName} ${shown.lastName}`.trim() || '-'],
        ['Created', shortMoment(shown.createdAt)],
      ],
    });
  }
  return exitCodes.done;
};
