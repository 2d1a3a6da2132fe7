import type { Tool } from '../tool.ts';
import { checkEmail } from './check-email.ts';
import { findContact } from './find-contact.ts';
import { generateSequence } from './generate-sequence.ts';
import { getSequence } from './get-sequence.ts';
import { listModels } from './list-models.ts';
import { listWorklist } from './list-worklist.ts';
import { planSequence } from './plan-sequence.ts';
import { readContact } from './read-contact.ts';

/** Every tool. None of them approves, hands over, files or deletes: that is for people, in the worklist. */
export const tools: readonly Tool[] = [
  findContact,
  readContact,
  listModels,
  getSequence,
  listWorklist,
  checkEmail,
  planSequence,
  generateSequence,
];
