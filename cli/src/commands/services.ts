import { z } from 'zod';
import { confirmed } from '../ask.ts';
import { cliActor } from '../cli-actor.ts';
import { jsonOption, yesOption } from '../common-options.ts';
import { argument, defineCommand, option, type Verbs } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';
import { printable, printDetail, printList } from '../print.ts';

const serviceArgument = argument('<value|label>', 'value or label of the service', z.string());

/** A service's value or label: one line that fits into a list. */
const serviceName = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(100, 'must have at most 100 characters')
  .regex(/^[^\p{Cc}]*$/u, 'must be a single line');

const list = defineCommand({
  summary: "List the agency's services, in the order they are offered.",
  options: { json: jsonOption('the services') },
  examples: ['overture services list'],
  async run({ json }, { io, openCore }) {
    const { ServiceTypeRepository } = await import('@overture/core/prompts/ports/service-type-repository');
    const services = await (await openCore()).get(ServiceTypeRepository).list();
    await printList(io, services, {
      json,
      none: 'There are no services, so generations name none.',
      row: ({ label, value }) => ({ Label: label, Value: value }),
    });
  },
});

const show = defineCommand({
  summary: 'Show one service.',
  arguments: { service: serviceArgument },
  options: { json: jsonOption('the service') },
  examples: ['overture services show "Web development"'],
  async run({ service: valueOrLabel, json }, { io, openCore }) {
    const { FindServiceType } = await import('@overture/core/prompts/use-cases/find-service-type');
    const service = await (await openCore()).get(FindServiceType).execute({ valueOrLabel });
    if (json) io.json(service);
    else printDetail(io, service.label, { Label: service.label, Value: service.value });
  },
});

const create = defineCommand({
  summary: 'Add a service. Generations can pick it from now on.',
  arguments: { label: argument('<label>', 'name that people and the AI model see', serviceName) },
  options: {
    value: option('--value <text>', 'value that is stored in results (default: the label)', serviceName.optional()),
    json: jsonOption('the created service'),
  },
  examples: ['overture services create "Accessibility audits"'],
  async run({ label, value = label, json }, { io, openCore }) {
    const { SaveServiceType } = await import('@overture/core/prompts/use-cases/save-service-type');
    const created = await (await openCore()).get(SaveServiceType).create(cliActor(), { value, label });
    if (json) io.json(created);
    else io.message(`Generations can pick "${created.label}" from now on.`);
  },
});

const update = defineCommand({
  summary: 'Change the label of a service. Results that name it keep their words.',
  arguments: { service: serviceArgument },
  options: { label: option('--label <text>', 'new label', serviceName), json: jsonOption('the changed service') },
  examples: ['overture services update "Web development" --label "Websites and portals"'],
  async run({ service: valueOrLabel, label, json }, { io, openCore }) {
    const { FindServiceType } = await import('@overture/core/prompts/use-cases/find-service-type');
    const { SaveServiceType } = await import('@overture/core/prompts/use-cases/save-service-type');
    const core = await openCore();
    const { value } = await core.get(FindServiceType).execute({ valueOrLabel });
    const saved = await core.get(SaveServiceType).update(cliActor(), { value, label });
    if (json) io.json(saved);
    else io.message(`The service is called "${saved.label}" now.`);
  },
});

const remove = defineCommand({
  summary: 'Delete a service. Results that name it keep their words.',
  arguments: { service: serviceArgument },
  options: { yes: yesOption },
  examples: ['overture services delete "Exhibition booths"'],
  async run({ service: valueOrLabel, yes }, { io, openCore }) {
    const { DeleteServiceType } = await import('@overture/core/prompts/use-cases/delete-service-type');
    const { FindServiceType } = await import('@overture/core/prompts/use-cases/find-service-type');
    const core = await openCore();
    const { value, label } = await core.get(FindServiceType).execute({ valueOrLabel });
    if (!(await confirmed(io, `Delete service "${printable(label)}"?`, yes))) return exitCodes.failed;
    await core.get(DeleteServiceType).execute({ actor: cliActor(), value });
    io.message(`Deleted service "${printable(label)}".`);
  },
});

export const services: Verbs = { verbs: { list, show, create, update, delete: remove } };
