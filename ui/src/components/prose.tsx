import { readProse } from './read-prose.ts';
import classes from './prose.module.css';

/**
 * Renders the paragraphs, headings and lists of an AI's text, without reading any of it as HTML. Lines that begin with
 * what they are about, such as `Budget: …`, become rows with that as their label.
 */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className={classes.root} dir="auto">
      {readProse(text).map((block, index) => {
        const lines = block.kind === 'list' ? block.items : block.text.split('\n');
        if (block.kind !== 'heading' && lines.length > 1 && lines.some((line) => labelOf(line) !== undefined))
          return <LabelledLines key={index} lines={lines} />;
        if (block.kind === 'list') {
          return (
            <ul key={index}>
              {block.items.map((item, position) => (
                <li key={position}>
                  <Inline text={item} />
                </li>
              ))}
            </ul>
          );
        }
        if (block.kind === 'heading') return <h3 key={index}>{block.text}</h3>;
        return (
          <p key={index}>
            <Inline text={block.text} />
          </p>
        );
      })}
    </div>
  );
}

/** The label and the rest of a line such as `**Budget:** EUR 100,000`. */
function labelOf(line: string): readonly [label: string, rest: string] | undefined {
  const [, label, rest] = /^(?:\*\*)?([^:*.?!]{2,40})(?::\*\*|\*\*:|:)\s+(\S.*)$/su.exec(line) ?? [];
  return label === undefined || rest === undefined ? undefined : [label, rest];
}

function LabelledLines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line, index) => {
        const [label, rest] = labelOf(line) ?? [undefined, line];
        return (
          <li key={index}>
            {label !== undefined && <strong>{label}</strong>}
            <span className={classes.rest}>
              <Inline text={rest} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Inline({ text }: { readonly text: string }) {
  return text
    .split(/\*\*(.+?)\*\*/gs)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
