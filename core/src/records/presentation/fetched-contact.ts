import { situationsOf } from '../../contacts/domain/situations.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { isOwnNote } from '../../contacts/domain/own-note.ts';
import { noticesOf } from '../../contacts/domain/notices.ts';
import type { Engagement } from '../../contacts/domain/contact.ts';
import type { FetchedContact } from '../../contacts/use-cases/fetch-contact.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import type { HandOver } from '../domain/hand-over.ts';
import type { ContactDetail, EngagementWire } from '../contract/fetched-contact.ts';
import { presentHandedOver } from './handed-over.ts';
import { presentMoment, presentMomentOrNull } from '../../platform/moment.ts';

/**
 * `recent`: the user's own record of the contact, if there is one; `handedOver`: the contact's newest hand-over, and the
 * name of who made it.
 */
export function presentContact(
  { snapshot, requestedId }: FetchedContact,
  recent: GenerationSummary | null,
  handedOver: { readonly handOver: HandOver; readonly by: string | null } | null = null,
): ContactDetail {
  const { contact } = snapshot;
  const { notes, emails, calls, meetings, tasks } = contact.engagements;
  return {
    notes: notes.map(presentEngagement),
    emails: emails.map(presentEngagement),
    calls: calls.map(presentEngagement),
    meetings: meetings.map(presentEngagement),
    tasks: tasks.map(presentEngagement),
    company: contact.company && { id: contact.company.id, properties: { ...contact.company.properties } },
    deals: contact.deals.map((deal) => ({ ...deal, closeDate: presentMomentOrNull(deal.closeDate) })),
    owner: contact.owner,
    optedOut: hasOptedOut(contact.properties),
    notices: [...noticesOf(contact, requestedId)],
    situations: [...situationsOf(contact, snapshot.fetchedAt)],
    fullSummary: snapshot.fullSummary,
    onlinesummary: snapshot.onlineSummary,
    properties: { ...contact.properties },
    prospectUrl: snapshot.prospectUrl,
    ...(snapshot.summaryWarning === null ? {} : { summaryWarning: snapshot.summaryWarning }),
    ...(recent === null
      ? {}
      : {
          recentGeneration: {
            _id: recent.id,
            responseStatus: recent.job.status,
            createdAt: presentMoment(recent.job.submittedAt),
            promptTitle: recent.job.request.promptTitle,
          },
        }),
    ...(handedOver && { handedOver: { ...presentHandedOver(handedOver.handOver), by: handedOver.by } }),
    ...(Object.keys(contact.notRead).length === 0 ? {} : { notShown: presentNotShown(contact.notRead) }),
  };
}

function presentEngagement(engagement: Engagement): EngagementWire {
  return {
    id: engagement.id,
    createdAt: presentMomentOrNull(engagement.createdAt),
    properties: { ...engagement.properties },
    ...(isOwnNote(engagement) && { filedByOverture: true as const }),
  };
}

function presentNotShown(notRead: Readonly<Partial<Record<string, number>>>): Record<string, number> {
  return Object.fromEntries(Object.entries(notRead).map(([kind, count]) => [kind, count ?? 0]));
}
