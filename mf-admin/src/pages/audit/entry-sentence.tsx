import { auditSentence } from '@overture/core/contract';
import type { AuditSentence, ShownAuditEntry } from '@overture/core/contract';
import { TextLink, TwoLines } from '@overture/ui';
import { detailsPath } from '../user-history/details-path.ts';

/** An entry as a sentence whose people and things are links, with what else is known below. */
export function EntrySentence({ entry }: { readonly entry: ShownAuditEntry }) {
  const { actorId, contact } = entry;
  const { who, before, subject, after, more } = auditSentence(entry);
  const path = pathOf(subject, contact);
  return (
    <TwoLines wrap below={more}>
      {actorId === null ? <b>{who}</b> : <TextLink to={`/admin/user-history/${actorId}`}>{who}</TextLink>} {before}
      {subject !== null && (
        <bdi>{path === undefined ? subject.text : <TextLink to={path}>{subject.text}</TextLink>}</bdi>
      )}
      {after}
    </TwoLines>
  );
}

/** The page of what an entry names; none for a contact without a record, which would lead nowhere. */
function pathOf(subject: AuditSentence['subject'], contact: ShownAuditEntry['contact']): string | undefined {
  switch (subject?.kind) {
    case 'user':
      return `/admin/user-groups?${new URLSearchParams({ search: subject.id })}`;
    case 'contact':
      return contact === null ? undefined : detailsPath(contact.userId, { hubspotId: subject.id });
    case 'prompt':
      return `/admin/prompts/${encodeURIComponent(subject.id)}`;
    case 'run':
      return `/runs/${encodeURIComponent(subject.id)}`;
    default:
      return undefined;
  }
}
