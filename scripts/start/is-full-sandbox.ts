import { z } from 'zod';
import { httpGet } from './http-get.ts';

const answerSchema = z.object({ fullSandbox: z.boolean() });

/** Whether nothing is real here, which keys in the store decide beside the settings. */
export async function isFullSandbox(address: string): Promise<boolean> {
  const { body } = await httpGet(`${address}/api/config`);
  return answerSchema.parse(JSON.parse(body)).fullSandbox;
}
