import { auditSentence } from '@overture/core/contract';
import type { AuditEntryWire, AuditSentence } from '@overture/core/contract';
import { TextLink, TwoLines } from '@overture/ui';
import { detailsPath } from '../user-history/details-path.ts';

/** An entry as a sentence whose people and things are links, with what else is known below. */
export function EntrySentence({ entry }: { readonly entry: AuditEntryWire }) {
  const { actorId } = entry;
  const { who, before, subject, after, more } = auditSentence(entry);
  const path = pathOf(subject, actorId);
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

/** The page of what an entry names. A contact's emails belong to whoever did something with them. */
function pathOf(subject: AuditSentence['subject'], actorId: string | null): string | undefined {
  switch (subject?.kind) {
    case 'user':
      return `/admin/user-groups?${new URLSearchParams({ search: subject.id })}`;
    case 'contact':
      return actorId === null ? undefined : detailsPath(actorId, { hubspotId: subject.id });
    case 'prompt':
      return `/admin/prompts/${encodeURIComponent(subject.id)}`;
    case 'run':
      return `/runs/${encodeURIComponent(subject.id)}`;
    default:
      return undefined;
  }
}
