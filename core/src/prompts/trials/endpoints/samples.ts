import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { AccessLog } from '../../../audit/use-cases/access-log.ts';
import { NoteRead } from '../../../records/use-cases/note-read.ts';
import { DeleteSample } from '../use-cases/delete-sample.ts';
import { deleteSample, listSamples, saveSample, showReceived } from '../contract/samples.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import { presentSample } from '../presentation/sample.ts';
import { departmentKey, requiredDepartmentKey } from '../../../platform/http/department-key.ts';
import { AppError } from '../../../platform/app-error.ts';
import { SaveSample, type SampleSource } from '../use-cases/save-sample.ts';
import type { EndpointBody } from '../../../platform/contract/endpoint.ts';
import { ShowReceived } from '../use-cases/show-received.ts';

export const deleteSampleRoute = defineRoute(deleteSample, DeleteSample, async ({ body, session }, remove) => {
  await remove.execute({ actor: auditActorOf(session), id: body._id });
  return { message: 'Sample deleted successfully' };
});

export const listSamplesRoute = defineRoute(listSamples, SampleRepository, async ({ query, names }, samples) => {
  const listed = await samples.list(departmentKey(names, query.department, 'department'));
  return { samples: listed.map((sample) => presentSample(sample, names)) };
});

export const saveSampleRoute = defineRoute(
  saveSample,
  { save: SaveSample, noteRead: NoteRead },
  async ({ body, session, names }, { save, noteRead }) => {
    const actor = auditActorOf(session);
    const { _id, name, golden, expectations, disguise, result } = body;
    if (result !== undefined) {
      await noteRead.execute({ actor: session, ownerId: result.userId, hubspotId: result.hubspotId, what: 'a sample' });
    }
    const sample =
      _id === undefined
        ? await save.add({
            actor,
            userId: session.userId,
            department: requiredDepartmentKey(names, body.department ?? ''),
            source: sourceOf(body),
            disguise,
            name,
            golden,
            expectations,
          })
        : await save.change({ actor, id: _id, name, golden, expectations });
    return { message: 'Sample saved successfully', sample: presentSample(sample, names) };
  },
);

function sourceOf({ link, result, file }: EndpointBody<typeof saveSample>): SampleSource {
  if (link !== undefined) return { link };
  if (result !== undefined) return { result };
  if (file !== undefined) return { file };
  throw new AppError('validation_failed', 'Please name one of _id, link, result and file');
}

export const showReceivedRoute = defineRoute(
  showReceived,
  { show: ShowReceived, access: AccessLog },
  async ({ body: { sample, title, prompt }, session }, { show, access }) => {
    const parts = await show.execute({ userId: session.userId, sampleId: sample, title, text: prompt });
    await access.read(auditActorOf(session), `sample ${sample}`, 'the prompt with it');
    const sum = (of: typeof parts) => of.reduce((total, { tokens }) => total + tokens, 0);
    return { parts, tokens: sum(parts), cachedTokens: sum(parts.filter(({ isCached }) => isCached)) };
  },
);
