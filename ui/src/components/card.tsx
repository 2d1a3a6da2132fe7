import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './card.module.css';

export interface CardProps {
  readonly title?: ReactNode;
  /** Shown beside the title. */
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** Removes the padding around the children, for example for a table. */
  readonly flush?: boolean;
}

/** A surface for related content. */
export function Card({ title, icon, actions, children, flush = false }: CardProps) {
  return (
    <section className={classes.root}>
      {(title || actions) && (
        <div className={classes.head}>
          {icon && (
            <span className={classes.icon} aria-hidden>
              {icon}
            </span>
          )}
          {title && <h2 className={classes.title}>{title}</h2>}
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      <div className={classes.body} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  );
}

export interface CollapsibleCardProps extends CardProps {
  readonly title: ReactNode;
  readonly defaultOpen?: boolean;
  /** Shown beside the title, also while the card is closed; for example a count. */
  readonly hint?: ReactNode;
}

/** A card whose content can be collapsed. */
export function CollapsibleCard({
  title,
  icon,
  hint,
  defaultOpen = true,
  children,
  flush = false,
}: CollapsibleCardProps) {
  const [open, setOpen] = useState(defaultOpen);
  const bodyId = useId();
  return (
    <section className={classes.root}>
      <h2 className={classes.title}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpen(!open)}
        >
          {icon && (
            <span className={classes.icon} aria-hidden>
              {icon}
            </span>
          )}
          <span className={classes.toggleTitle}>{title}</span>
          {hint && <span className={classes.hint}>{hint}</span>}
          <IconChevronDown size={18} className={classes.chevron} aria-hidden />
        </button>
      </h2>
      <div id={bodyId} className={classes.body} data-flush={flush || undefined} hidden={!open}>
        {children}
      </div>
    </section>
  );
}
