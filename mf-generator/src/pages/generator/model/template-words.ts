import { counted, defaultEmailCount, emailsAskedFor } from '@overture/core/contract';
import type { ContactDetail, Prompt, RecordSummary } from '@overture/core/contract';

/** What a template writes, such as "4 emails · Wins back a quiet contact", or "about 4 emails" if it names no number. */
export function templateLine({ prompt, description }: Pick<Prompt, 'prompt' | 'description'>): string {
  const emails = emailsAskedFor(prompt);
  return [
    emails === null ? `about ${defaultEmailCount} emails` : counted(emails, 'email'),
    description.replace(/\.$/, ''),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The likely cost of a sequence, which is that of the template's last one; empty if it is unknown. */
export function costLine(lastCostUsd: number | null | undefined): string {
  if (lastCostUsd == null) return '';
  return lastCostUsd < 0.01 ? 'about 1 cent or less, as last time' : `about $${lastCostUsd.toFixed(2)}, as last time`;
}

/** The id of the existing template that was used last; empty if there is none. */
export function lastTemplate(
  records: readonly Pick<RecordSummary, 'promtId'>[] | undefined,
  templates: readonly Pick<Prompt, '_id'>[] | undefined,
): string {
  const known = new Set(templates?.map(({ _id }) => _id));
  return records?.find(({ promtId }) => known.has(promtId._id))?.promtId._id ?? '';
}

/** A template for the open contact, and the fact that speaks for it. */
export interface Suggestion {
  readonly templateId: string;
  readonly title: string;
  /** A sentence. */
  readonly why: string;
}

/** The first template for what matters most about a contact; null where no template suits it. */
export function suggestedTemplate(
  situations: ContactDetail['situations'] | undefined,
  templates: readonly Pick<Prompt, '_id' | 'title' | 'suits'>[] | undefined,
): Suggestion | null {
  for (const { situation, why } of situations ?? []) {
    const template = templates?.find(({ suits }) => suits === situation);
    if (template !== undefined) return { templateId: template._id, title: template.title, why };
  }
  return null;
}
