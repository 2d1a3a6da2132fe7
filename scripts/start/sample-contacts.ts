import { z } from 'zod';
import type { SampleContact } from './greeting.ts';
import { httpGet } from './http-get.ts';

const answerSchema = z.object({
  samples: z.array(z.object({ name: z.string(), company: z.string().nullable(), url: z.string() })),
});

/** Three contacts of the sandbox to begin with; none when it does not answer, because that must not stop the start. */
export async function sampleContacts(sandboxPort: number): Promise<SampleContact[]> {
  try {
    const { body } = await httpGet(`http://127.0.0.1:${sandboxPort}/_sandbox/samples`);
    const { samples } = answerSchema.parse(JSON.parse(body));
    return samples
      .slice(0, 3)
      .map(({ name, company, url }) => ({ url, label: [name, company].filter(Boolean).join(', ') }));
  } catch {
    return [];
  }
}
