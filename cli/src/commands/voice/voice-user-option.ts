import { emailSchema } from '@overture/core/contract';
import { option } from '../../define-command.ts';

export const voiceUserOption = option('--as <email>', 'user whose voice it is', emailSchema);
