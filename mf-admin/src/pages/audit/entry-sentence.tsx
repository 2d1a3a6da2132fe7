import { auditSentence } from '@overture/core/contract';
import type { AuditEntryWire } from '@overture/core/contract';
import { TextLink, TwoLines } from '@overture/ui';
import { detailsPath } from '../user-history/details-path.ts';

/** An entry as a sentence whose people and things are links, with what else is known below. */
export function EntrySentence({ entry }: { readonly entry: AuditEntryWire }) {
  const { who, before, subject, after, more } = auditSentence(entry);
  const path = pathOf(entry);
  return (
    <TwoLines wrap below={more}>
      {entry.actorId === null ? <b>{who}</b> : <TextLink to={`/admin/user-history/${entry.actorId}`}>{who}</TextLink>}{' '}
      {before}
      {subject !== null && (
        <bdi>{path === undefined ? subject.text : <TextLink to={path}>{subject.text}</TextLink>}</bdi>
      )}
      {after}
    </TwoLines>
  );
}

/** The page of what the entry names. A contact's emails belong to whoever did something with them. */
function pathOf(entry: AuditEntryWire): string | undefined {
  const { subject } = auditSentence(entry);
  switch (subject?.kind) {
    case 'user':
      return `/admin/user-groups?${new URLSearchParams({ search: subject.id })}`;
    case 'contact':
      return entry.actorId === null ? undefined : detailsPath(entry.actorId, { hubspotId: subject.id });
    case 'prompt':
      return `/admin/prompts/${encodeURIComponent(subject.id)}`;
    case 'run':
      return `/runs/${encodeURIComponent(subject.id)}`;
    default:
      return undefined;
  }
}
