import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './step-rail.module.css';

export interface RailStep {
  readonly title: string;
  /** Less prominent, in two lines, which break between two facts. What finds no place is left out from the end. */
  readonly facts: readonly string[];
  /** A third line about something to do. */
  readonly alert?: string;
  /** Whether its content is still to come, so that it cannot be selected. */
  readonly isPending?: boolean;
}

export interface StepRailProps {
  readonly label: string;
  readonly steps: readonly RailStep[];
  /** The position of the shown step, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** What concerns the selected step, below the list. */
  readonly foot?: ReactNode;
  /** The content of the selected step. */
  readonly children: ReactNode;
}

/** A list of numbered steps, with the content of the selected one beside it, or below it on a narrow screen. */
export function StepRail({ label, steps, selected, onSelect, foot, children }: StepRailProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const rail = list.current;
    const step = rail?.children[selected];
    // Only the rail itself scrolls; scrollIntoView would move the page too.
    if (rail && step instanceof HTMLElement && rail.scrollWidth > rail.clientWidth)
      rail.scrollLeft = step.offsetLeft - 16;
  }, [selected]);
  return (
    <div className={classes.root}>
      <div className={classes.split}>
        <nav aria-label={label} className={classes.rail}>
          <ol ref={list} className={classes.list}>
            {steps.map(({ title, facts, alert, isPending = false }, index) => (
              <li key={index} className={classes.item}>
                <button
                  type="button"
                  className={classes.step}
                  aria-current={index === selected ? 'step' : undefined}
                  disabled={isPending}
                  onClick={() => onSelect(index)}
                >
                  <span className={classes.number}>{index + 1}</span>
                  <span className={classes.texts}>
                    <span className={classes.title}>
                      <bdi>{title}</bdi>
                    </span>
                    <span className={classes.facts}>
                      {facts.map((fact, at) => (
                        <span key={fact} className={classes.fact}>
                          {at > 0 && <span className={classes.dot}> · </span>}
                          <bdi>{fact}</bdi>
                        </span>
                      ))}
                    </span>
                    {alert && <span className={classes.alert}>{alert}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {foot}
        </nav>
        <div className={classes.content}>{children}</div>
      </div>
    </div>
  );
}
