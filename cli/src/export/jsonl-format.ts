import type { RecordFormat } from './exported-record.ts';

/** A record a line, with everything the API answers. */
export const jsonlFormat: RecordFormat = { record: (record) => JSON.stringify(record) };
