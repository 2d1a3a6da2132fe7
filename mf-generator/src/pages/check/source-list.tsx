import type { Source } from '@overture/core/contract';
import { ScrollPanel, TextLink } from '@overture/ui';
import { SourceLine } from '@overture/ui/record';
import classes from './source-list.module.css';

/** What an email is checked against: each entry opens to its text, and the fields of the contact are one entry. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  const fields = sources.filter(({ kind }) => kind === 'property');
  const [first] = fields;
  const lines = fields.map(({ label, text }) => `${label}: ${text.trim()}`);
  const contact: readonly Source[] = first
    ? [{ ...first, label: `${fields.length} fields`, text: lines.join('\n') }]
    : [];
  return (
    <ScrollPanel label="Sources" height={480}>
      {[...contact, ...sources.filter(({ kind }) => kind !== 'property')].map((source) => (
        <details key={`${source.kind}-${source.id}`} className={classes.source}>
          <summary>
            <SourceLine source={source} />
          </summary>
          <div className={classes.text} dir="auto">
            {source.text}
          </div>
          {source.url !== undefined && <TextLink href={source.url}>Open in HubSpot</TextLink>}
        </details>
      ))}
    </ScrollPanel>
  );
}
