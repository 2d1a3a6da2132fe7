import { emailSchema } from '@overture/core/contract';
import { option } from '../../define-command.ts';

export const tokenUserOption = option('--as <email>', 'admin in whose name it acts', emailSchema);
