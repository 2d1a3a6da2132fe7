import { counted } from '@overture/core/contract';
import type { Source } from '@overture/core/contract';
import { ScrollPanel, TextLink } from '@overture/ui';
import { labelOf, SourceLine } from '@overture/ui/record';
import classes from './source-list.module.css';

/** What is read as fields: those of the contact, of the company, and of the user's profile. */
const kindsOfFields = ['property', 'company', 'sender'] as const;

/** What an email is checked against: each entry opens to its text, and the fields of one thing are one entry. */
export function SourceList({ sources }: { readonly sources: readonly Source[] }) {
  const others = sources.filter(({ kind }) => kindsOfFields.every((one) => one !== kind));
  return (
    <ScrollPanel label="Sources" height={480}>
      {[...kindsOfFields.flatMap((kind) => fieldsOf(kind, sources)), ...others].map((source) => (
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

/** The fields of one kind as one source; none where there is no field. */
function fieldsOf(kind: (typeof kindsOfFields)[number], sources: readonly Source[]): readonly Source[] {
  const fields = sources.filter((source) => source.kind === kind);
  const [first] = fields;
  if (first === undefined) return [];
  const text = fields.map((field) => `${labelOf(field)}: ${field.text.trim()}`).join('\n');
  return [{ ...first, label: counted(fields.length, 'field'), text }];
}
