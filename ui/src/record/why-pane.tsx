import type { Evidence } from '@overture/core/contract';
import { Text } from '@overture/ui';
import { SourceLine } from './source-line.tsx';
import classes from './why-pane.module.css';

export interface WhyPaneProps {
  /** Null where nothing is known. */
  readonly evidence: readonly Evidence[] | null;
  /** Called when a fact is hovered or focused; null when none is any more. */
  readonly onPoint: (piece: Evidence | null) => void;
  readonly onChoose: (piece: Evidence) => void;
  /** Where several stand on a page, what tells this one from the others. */
  readonly label?: string;
}

/** The facts in an email, with their sources; hovering over one highlights its sentence. */
export function WhyPane({ evidence, onPoint, onChoose, label = 'Why' }: WhyPaneProps) {
  const facts = (evidence?.filter(({ status }) => status === 'verified') ?? []).filter(isFirst);
  return (
    <section aria-label={label}>
      {evidence === null ? (
        <Text c="dimmed">
          No evidence: this email was written before its sources were kept, so nothing says what it rests on.
        </Text>
      ) : facts.length === 0 ? (
        <Text c="dimmed">This email cites no fact.</Text>
      ) : (
        <ul className={classes.list}>
          {facts.map((piece) => (
            <li key={`${piece.field}-${piece.start}`}>
              <button
                type="button"
                className={classes.fact}
                onMouseEnter={() => onPoint(piece)}
                onMouseLeave={() => onPoint(null)}
                onFocus={() => onPoint(piece)}
                onBlur={() => onPoint(null)}
                onClick={() => onChoose(piece)}
              >
                <Text span fw={500} dir="auto">
                  {piece.text}
                </Text>
                {piece.source && (
                  <Text span size="xs" c="dimmed">
                    <SourceLine source={piece.source} />
                  </Text>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether no fact before this one has the same words and source: an email may repeat its subject. */
function isFirst({ text, source }: Evidence, index: number, facts: readonly Evidence[]): boolean {
  const words = text.toLowerCase();
  return index === facts.findIndex((one) => one.text.toLowerCase() === words && one.source?.id === source?.id);
}
