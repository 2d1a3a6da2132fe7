import type { Engagement, FetchedContact } from '../app.ts';
import type { ContactDetail, EngagementWire } from '../contract/index.ts';
import { presentMoment, presentMomentOrNull } from './moment.ts';

export function presentContact({ snapshot, recent }: FetchedContact): ContactDetail {
  const { contact } = snapshot;
  const { notes, emails, calls, meetings } = contact.engagements;
  return {
    notes: notes.map(presentEngagement),
    emails: emails.map(presentEngagement),
    calls: calls.map(presentEngagement),
    meetings: meetings.map(presentEngagement),
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
    ...(Object.keys(contact.notRead).length === 0 ? {} : { notShown: presentNotShown(contact.notRead) }),
  };
}

function presentEngagement(engagement: Engagement): EngagementWire {
  return {
    id: engagement.id,
    createdAt: presentMomentOrNull(engagement.createdAt),
    properties: { ...engagement.properties },
  };
}

function presentNotShown(notRead: Readonly<Partial<Record<string, number>>>): Record<string, number> {
  return Object.fromEntries(Object.entries(notRead).map(([kind, count]) => [kind, count ?? 0]));
}
