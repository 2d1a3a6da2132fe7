import type { ReactNode } from 'react';
import { Card, Stack, Tabs } from '@overture/ui';
import classes from './record-desk.module.css';

export interface DeskLayoutProps {
  /** The emails. */
  readonly children: ReactNode;
  readonly why: ReactNode;
  readonly playbook: ReactNode;
  readonly contact: ReactNode;
}

/** The emails of a record, and beside them tabs about them. */
export function DeskLayout({ children, why, playbook, contact }: DeskLayoutProps) {
  return (
    <div className={classes.root}>
      {children}
      <aside className={classes.aside} aria-label="About this sequence">
        <Tabs
          keepMounted
          label="About this sequence"
          items={[
            { value: 'why', label: 'Why', content: <Card>{why}</Card> },
            { value: 'playbook', label: 'Playbook', content: playbook },
            { value: 'contact', label: 'Contact', content: <Stack gap="lg">{contact}</Stack> },
          ]}
        />
      </aside>
    </div>
  );
}
