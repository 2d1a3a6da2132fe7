import { readProse } from './read-prose.ts';
import classes from './prose.module.css';

/** Renders the paragraphs, headings and lists of an AI's text, without reading any of it as HTML. */
export function Prose({ text }: { readonly text: string }) {
  return (
    <div className={classes.root} dir="auto">
      {readProse(text).map((block, index) => {
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

function Inline({ text }: { readonly text: string }) {
  return text
    .split(/\*\*(.+?)\*\*/gs)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
