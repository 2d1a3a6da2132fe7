import { AppError, auditActorOf, SaveSample, type SampleSource } from '@overture/core/app';
import { saveSample, type EndpointBody } from '@overture/core/contract';
import { presentSample } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const saveSampleRoute = defineRoute(
  saveSample,
  { save: SaveSample },
  async ({ body, session, names }, { save }) => {
    const actor = auditActorOf(session);
    const { _id, golden, expectations, disguise } = body;
    const sample =
      _id === undefined
        ? await save.add({
            actor,
            userId: session.userId,
            department: requiredDepartmentKey(names, body.department ?? ''),
            source: sourceOf(body),
            disguise,
            golden,
            expectations,
          })
        : await save.change({ actor, id: _id, golden, expectations });
    return { message: 'Sample saved successfully', sample: presentSample(sample, names) };
  },
);

function sourceOf({ link, result, file }: EndpointBody<typeof saveSample>): SampleSource {
  if (link !== undefined) return { link };
  if (result !== undefined) return { result };
  if (file !== undefined) return { file };
  throw new AppError('validation_failed', 'Please name one of _id, link, result and file');
}
