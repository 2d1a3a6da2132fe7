import { saveSample } from '@overture/core/contract';
import { z } from 'zod';

const contentSchema = saveSample.body.shape.file.unwrap().strip();
export type SampleFile = z.output<typeof contentSchema>;

/** Parses the text of a file with a contact. Other fields of a record's inputs are left out. */
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
    return data ?? refused('This file contains no contact: it needs the field “snapshot” of a record’s inputs.');
  });
