import { saveSample } from '@overture/core/contract';
import { z } from 'zod';

const contentSchema = saveSample.body.shape.file.unwrap().strip();
export type SampleFile = z.output<typeof contentSchema>;

/** Reads the text of a file that holds a contact. Whatever else a record's inputs hold is left out. */
export const sampleFileSchema = z
  .string()
  .min(1, 'Please choose a file')
  .transform((text, context): SampleFile => {
    const refused = (message: string): never => {
      context.addIssue(message);
      return z.NEVER;
    };
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return refused('This file is not JSON.');
    }
    const { data } = contentSchema.safeParse(json);
    return data ?? refused('This file holds no contact: it needs “snapshot”, as a record keeps it.');
  });
