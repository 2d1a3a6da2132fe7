import type { CrmContact } from '../../contacts/domain/contact.ts';
import type { Source, SourceKind } from '../../checks/contract/evidence.ts';
import type { ServiceType } from '../../prompts/domain/prompt.ts';
import type { PromptItem } from './fit-sections.ts';

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

/** Joins the pieces of a long text, so that there is one source per id. */
export function joinPieces(pieces: readonly Source[]): readonly Source[] {
  const byId = new Map<string, Source>();
  for (const piece of pieces) {
    const known = byId.get(piece.id);
    byId.set(piece.id, known === undefined ? piece : { ...known, text: known.text + piece.text });
  }
  return [...byId.values()];
}

/** A line of the prompt with the id of its source, by which claims cite it. */
export function citedLine(source: Source, line: string): PromptItem {
  return { text: `[${source.id}] ${line}`, rank: 0, kind: source.kind, source };
}

const objectTypes: Partial<Record<SourceKind, string>> = { company: '0-2', deal: '0-3' };

/**
 * The address of something in the CRM. Companies and deals have their own pages, and an entry is shown on the contact's
 * page. Undefined if the contact's address is unknown.
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
