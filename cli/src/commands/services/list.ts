import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const listServices = defineCommand({
  summary: "List the agency's services, in the order they are offered.",
  options: { json: jsonOption('the services') },
  examples: ['overture services list'],
  async run({ json }, { io, openCore }) {
    const { ServiceTypeRepository } = await import('@overture/core/prompts/ports/service-type-repository');
    const { printTable } = await import('../../table.ts');
    const services = await (await openCore()).get(ServiceTypeRepository).list();
    if (json) return io.json(services);
    if (services.length === 0) return io.message('There are no services, so generations name none.');
    printTable(
      io,
      ['Label', 'Value'],
      services.map(({ label, value }) => [label, value]),
    );
  },
});
