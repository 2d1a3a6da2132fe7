import type { KeyType } from '@overture/core/connections/domain/credential';
import { z } from 'zod';
import { argument, flag, option } from '../../define-command.ts';

/** The options and arguments that only the commands of keys have. */

export const keyArgument = argument('<id|name>', 'id or name of the key', z.string());

/** The schema of a vendor, by the type of its keys in the core. */
export const vendorSchema = z
  .enum(['hubspot', 'openai'])
  .transform((vendor): KeyType => (vendor === 'hubspot' ? 'Hubspot' : 'Openai'));

export const vendorOption = <Schema extends z.ZodType>(help: string, schema: Schema) =>
  option('--type <vendor>', help, schema);

export const keyStdinOption = flag('--key-stdin', 'read the key from standard input');

export const keepOption = option(
  '--keep <email>',
  'superadmin who stays when the sandbox ends (default: the only one of your own)',
  z.string().optional(),
);

/** A note about what a key ends. */
export const sandboxNote = `
    The first key ends the sandbox: every account that was made or changed there, with its sessions, invitations and
    links. One superadmin stays.`;

export const onlyIfWorksOption = flag('--only-if-works', 'store nothing when the vendor refuses the key');
