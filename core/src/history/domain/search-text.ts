import type { GenerationSummary, JobRequest } from '../../generation/domain/generation-record.ts';

/** What a record is found by: names, company, e-mail and prompt title, ready to be compared with `searchTerm`. */
export function searchText(record: {
  readonly properties: GenerationSummary['properties'];
  readonly job: { readonly request: Pick<JobRequest, 'promptTitle'> };
}): string {
  const { firstname, lastname, company, email } = record.properties;
  const name = [firstname, lastname].filter((part) => part != null && part !== '').join(' ');
  return [name, company ?? '', email ?? '', record.job.request.promptTitle].map(fold).join('\n');
}

/** A search as typed, in the form that is looked for inside `searchText`; empty when nothing was asked. */
export function searchTerm(typed: string): string {
  return fold(typed);
}

/** Stores lower only ASCII by themselves, so letters are lowered here, and spellings of one letter made equal. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
