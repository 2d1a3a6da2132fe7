import { emailHash } from '../domain/email-revision.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { isEdited } from '../domain/email-revisions.ts';
import { previewText } from '../domain/preview-text.ts';
import { versionSummary } from '../domain/job-states.ts';
import { whyReadOnly } from '../domain/may-act.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Approval, GenerationSummary, GenerationVersion, VersionSummary } from '../domain/generation-record.ts';
import { voucherOf, vouchesOf, type Vouch } from '../domain/vouch.ts';
import type { EmailReview } from '../domain/sequence-review.ts';
import type { ShownRecord } from '../domain/shown-record.ts';
import type { DepartmentNames } from '../../platform/contract/departments.ts';
import type { RecordDetail, RecordEmail, RecordSummary } from '../contract/record.ts';
import type { StoredAnswer } from '../../models/contract/ai-result.ts';
import type { RecordRow } from '../use-cases/read-rows.ts';
import { presentHandedOver } from './handed-over.ts';
import { presentMoment, presentMomentOrNull } from '../../platform/moment.ts';

/** The user to whom a record is shown. */
type Viewer = Pick<Actor, 'role' | 'department'>;

/** A record as lists show it: the newest submit's state, and the newest ready version's flags. */
export function presentRecordSummary(record: GenerationSummary, names: DepartmentNames, viewer: Viewer): RecordSummary {
  return {
    ...presentSummary(record, record.versions[0], names),
    readOnlyReason: whyReadOnly(viewer, record.job),
  };
}

/** The same, with what was read beside the record. */
export function presentRow(
  { record, queuePosition, handOver }: RecordRow,
  names: DepartmentNames,
  viewer: Viewer,
): RecordSummary {
  return {
    ...presentRecordSummary(record, names, viewer),
    ...(queuePosition !== undefined && { queuePosition }),
    ...(handOver && { handedOver: presentHandedOver(handOver) }),
  };
}

export function presentRecord({ record, shown }: ShownRecord, names: DepartmentNames, viewer: Viewer): RecordDetail {
  const summary = presentSummary(record, shown && versionSummary(shown), names);
  // A result is shown with the contact from which it was generated; the record's own contact data may be newer.
  const properties =
    shown === null ? summary.properties : { ...shown.properties, promptTitle: shown.request.promptTitle };
  return {
    ...summary,
    language: (shown ?? record.job).request.language ?? null,
    readOnlyReason: whyReadOnly(viewer, shown ?? record.job),
    properties,
    version: shown?.version ?? null,
    aiGeneratedEmail: shown === null ? [] : [JSON.stringify(storedAnswer(shown))],
    emails: shown === null ? [] : presentEmails(shown),
    detectedService: shown?.answer.detected_service ?? null,
    playbook: shown?.playbook ?? null,
    token_usage: shown?.usage ?? { input_tokens: 0, output_tokens: 0 },
    noteId: shown?.push.noteId ?? null,
    versions: record.versions.map(presentVersion),
    provenance: shown && { ...shown.provenance, insteadOf: shown.request.insteadOf ?? null },
    contextUsed: shown?.contextUsed ?? [],
    leftOut: shown?.leftOut ?? [],
    partial: record.partial,
  };
}

function presentSummary(
  record: GenerationSummary,
  shown: VersionSummary | null | undefined,
  names: DepartmentNames,
): Omit<RecordSummary, 'readOnlyReason'> {
  const { job } = record;
  // The model of the result may be the replacement of the one that was asked for.
  const written = record.versions.find(({ version }) => version === job.version);
  const { aiModel, aiModelLabel } = (written ?? job).request;
  const wait = job.status === 'pending' ? job.waitReason : null;
  return {
    _id: record.id,
    userId: record.userId,
    hubspotId: record.hubspotId,
    prospectUrl: record.prospectUrl,
    properties: { ...record.properties, promptTitle: job.request.promptTitle },
    promtId: { _id: job.request.promptId, title: job.request.promptTitle },
    department: names.nameOf(job.request.department),
    aiModel,
    aiModelLabel,
    language: job.request.language ?? null,
    createdAt: presentMoment(record.createdAt),
    updatedAt: presentMoment(record.updatedAt),
    responseStatus: job.status,
    responseError: job.error,
    ...(wait && { responseWait: { ...wait, nextAttemptAt: presentMoment(job.availableAt) } }),
    hasResult: record.versions.length > 0,
    addToHubspot: shown?.noteId != null,
    edited: shown?.edited ?? false,
    approval: presentApproval(shown?.approval ?? null),
    submittedAt: presentMoment(job.submittedAt),
    startedAt: presentMomentOrNull(job.startedAt),
    finishedAt: presentMomentOrNull(job.finishedAt),
    attempts: job.attempts,
    sandbox: shown != null && (shown.sandbox.crm || shown.sandbox.ai),
    optedOut: hasOptedOut(record.properties),
  };
}

export function presentApproval(approval: Approval | null): RecordSummary['approval'] {
  return approval && { by: approval.name, at: presentMoment(approval.at) };
}

function presentVersion(version: VersionSummary): RecordDetail['versions'][number] {
  return {
    version: version.version,
    readyAt: presentMoment(version.readyAt),
    promptTitle: version.request.promptTitle,
    aiModelLabel: version.request.aiModelLabel,
    addToHubspot: version.noteId !== null,
  };
}

/** The object that readers of `aiGeneratedEmail[0]` find in its JSON text. */
function storedAnswer(version: GenerationVersion): StoredAnswer {
  return { ...version.answer, token_usage: version.usage };
}

/** The evidence and checks of an email, with who vouches for what; null and none where its sources are unknown. */
export function presentReview(
  review: EmailReview | null,
  vouches: readonly Vouch[] = [],
): Pick<RecordEmail, 'evidence' | 'checks'> {
  const evidence = review?.evidence.map((piece) => {
    const voucher = voucherOf(piece, vouches);
    return voucher ? { ...piece, by: voucher.name, at: presentMoment(voucher.at) } : piece;
  });
  return { evidence: evidence ?? null, checks: review?.checks ?? [] };
}

function presentEmails(version: GenerationVersion): RecordEmail[] {
  return version.answer.emails.map((email, index) => ({
    ...presentReview(version.review?.emails[index] ?? null, vouchesOf(version.review?.vouched ?? [], index)),
    id: index + 1,
    subject: email.subject,
    body: email.body,
    previewText: previewText(email.body),
    revision: emailHash(email),
    original: version.originals[String(index)] ?? null,
    edited: isEdited(email, version.originals[String(index)]),
    sendAfterDays: email.send_after_days,
    purpose: email.purpose,
  }));
}
