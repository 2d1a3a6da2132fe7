import type { CrmContact } from '../../contacts/domain/contact.ts';
import type { Source, SourceKind } from '../../contract/index.ts';
import type { ServiceType } from '../../prompts/domain/prompt.ts';

/** What every contact's prompt holds of the agency, as sources. */
export function agencySources({
  agency,
  services,
  template,
}: {
  readonly agency: string;
  readonly services: readonly ServiceType[];
  readonly template: { readonly title: string; readonly text: string };
}): readonly Source[] {
  const texts = [
    { id: 'template', label: template.title, text: template.text },
    { id: 'agency', label: 'Agency', text: agency },
    { id: 'services', label: 'Services', text: services.map(({ label }) => label).join('\n') },
  ];
  return texts.filter(({ text }) => text.trim() !== '').map((source) => ({ kind: 'template', ...source }));
}

/** One source an id: the pieces of a long text are put together again. */
export function joinPieces(pieces: readonly Source[]): readonly Source[] {
  const byId = new Map<string, Source>();
  for (const piece of pieces) {
    const known = byId.get(piece.id);
    byId.set(piece.id, known === undefined ? piece : { ...known, text: known.text + piece.text });
  }
  return [...byId.values()];
}

/** One line about something, with the mark that claims name it by. */
export function markedLine(id: string, line: string): string {
  return `[${id}] ${line}`;
}

const objectTypes: Partial<Record<SourceKind, string>> = { company: '0-2', deal: '0-3' };

/**
 * Where people open something of a contact in the CRM: companies and deals have pages of their own, an entry is shown on
 * the contact's page. Undefined where the contact's address is not known.
 */
export function crmUrl(
  prospectUrl: string,
  kind: SourceKind,
  id: CrmContact['id'] | null,
): { readonly url: string } | undefined {
  if (!URL.canParse(prospectUrl)) return undefined;
  if (id === null) return { url: prospectUrl };
  const url = new URL(prospectUrl);
  const type = objectTypes[kind];
  if (type === undefined) url.searchParams.set('engagement', id);
  else if (url.pathname.includes('/record/0-1/'))
    url.pathname = url.pathname.replace(/\/record\/0-1\/.*$/, `/record/${type}/${encodeURIComponent(id)}`);
  else return undefined;
  return { url: url.href };
}
