import type { GenerationSummary, JobRequest } from './generation-record.ts';

/** The text that a search looks through: names, company, email and prompt title, in the form of `searchTerm`. */
export function searchText(record: {
  readonly properties: GenerationSummary['properties'];
  readonly job: { readonly request: Pick<JobRequest, 'promptTitle'> };
}): string {
  const { firstname, lastname, company, email } = record.properties;
  const name = [firstname, lastname].filter((part) => part != null && part !== '').join(' ');
  return [name, company ?? '', email ?? '', record.job.request.promptTitle].map(fold).join('\n');
}

/** What a user typed, in the form of `searchText`; empty when nothing was typed. */
export function searchTerm(typed: string): string {
  return fold(typed);
}

/**
 * Stores ignore case only in ASCII, so letters become lower case here, and the spellings of one letter become equal.
 */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
