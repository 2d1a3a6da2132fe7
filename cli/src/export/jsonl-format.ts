import type { RecordFormat } from './exported-record.ts';

/** One line per record, with everything that the API answers. */
export const jsonlFormat: RecordFormat = { record: (record) => JSON.stringify(record) };
