import { emailsAskedFor, defaultEmailCount } from '@overture/core/contract';
import type { Prompt, RecordSummary } from '@overture/core/contract';

/** What a template writes, such as "4 emails · Wins back a quiet contact"; "about" where it does not say how many. */
export function templateLine({ prompt, description }: Pick<Prompt, 'prompt' | 'description'>): string {
  const emails = emailsAskedFor(prompt);
  return [emails === null ? `about ${defaultEmailCount} emails` : `${emails} emails`, description.replace(/\.$/, '')]
    .filter(Boolean)
    .join(' · ');
}

/** What a sequence of a template will cost, going by the last one; empty where nobody knows. */
export function costLine(lastCostUsd: number | null | undefined): string {
  if (lastCostUsd == null) return '';
  return lastCostUsd < 0.01 ? 'about 1 cent or less, as last time' : `about $${lastCostUsd.toFixed(2)}, as last time`;
}

/** The template that was used last of those that there are; empty for none. */
export function lastTemplate(
  records: readonly Pick<RecordSummary, 'promtId'>[] | undefined,
  templates: readonly Pick<Prompt, '_id'>[] | undefined,
): string {
  const known = new Set(templates?.map(({ _id }) => _id));
  return records?.find(({ promtId }) => known.has(promtId._id))?.promtId._id ?? '';
}
