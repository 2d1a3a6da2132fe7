import { SubmitGeneration } from '@overture/core/app';
import { generateAsSuperadmin } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentAccepted } from '@overture/core/presentation';
import { departmentKey } from '../department-key.ts';
import { submissionOf } from './submission-of.ts';

export const generateAsSuperadminRoute = defineRoute(
  generateAsSuperadmin,
  { submit: SubmitGeneration },
  async (call, { submit }) =>
    presentAccepted(await submit.execute(submissionOf(call, departmentKey(call.names, call.body.zone, 'zone')))),
);
