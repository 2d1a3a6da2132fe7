import { SubmitGeneration } from '@overture/core/app';
import { generate } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentAccepted } from '@overture/core/presentation';
import { submissionOf } from './submission-of.ts';

export const generateRoute = defineRoute(generate, { submit: SubmitGeneration }, async (call, { submit }) =>
  presentAccepted(await submit.execute(submissionOf(call, null))),
);
