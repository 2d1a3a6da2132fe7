import { riskOf, riskText } from '../contract/risk.ts';
import type { LostContact } from '../contract/today.ts';
import type { WorklistItem } from '../contract/worklist.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import type { RecordRow } from '../use-cases/read-rows.ts';
import { contactNameOf } from '../../contacts/domain/contact-name.ts';
import { hasOutdatedTask } from '../domain/worklist-place.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { presentMoment, presentMomentOrNull } from '../../platform/moment.ts';

const contactOf = ({ properties }: GenerationSummary) => ({
  contactName: contactNameOf(properties),
  company: properties.company ?? '',
});

/** A record whose contact cannot be written to any more; none if its contact can. */
export function presentLost(record: GenerationSummary, now: Timestamp): readonly LostContact[] {
  const { hubspotId, prospectUrl, work } = record;
  const { lost } = work;
  if (lost === null) return [];
  const { because, words } = lost;
  const at = presentMoment(lost.at);
  const isStillSent = (lost.sentUntil ?? 0) > now;
  return [{ hubspotId, recordId: record.id, ...contactOf(record), because, at, words, isStillSent, prospectUrl }];
}

/** A record as the worklist shows it to the user with this email address. */
export function presentWork({ record, tab }: Pick<RecordRow, 'record' | 'tab'>, email: string): WorklistItem {
  const { job, work, owner, versions } = record;
  const [newest] = versions;
  const findings = newest?.findings ?? null;
  return {
    hubspotId: record.hubspotId,
    recordId: record.id,
    version: newest?.version ?? null,
    ...contactOf(record),
    tab,
    risk: newest === undefined ? 0 : riskOf(findings),
    riskReason: newest === undefined ? '' : riskText(findings),
    findings: { block: findings?.blocks.length ?? 0, warn: findings?.warn ?? 0 },
    updatedAt: presentMoment(record.updatedAt),
    dueOn: work.dueOn,
    repliedAt: presentMomentOrNull(work.repliedAt),
    reply: work.reply,
    owner: owner && { name: owner.name, email: owner.email, isYou: owner.email.toLowerCase() === email.toLowerCase() },
    isOutdated: hasOutdatedTask(record),
    problem: (job.status === 'error' ? job.error : job.waitReason)?.message ?? null,
    status: job.status,
    submittedAt: presentMoment(job.submittedAt),
    template: job.request.promptTitle,
  };
}
