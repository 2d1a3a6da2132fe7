import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './sandbox-bar.module.css';

/** A thin bar that says that the data is sample data, with an action to change that. */
export function SandboxBar({ children, action }: { readonly children: ReactNode; readonly action: ReactNode }) {
  return (
    <aside className={classes.root} aria-label="Sample data">
      <IconFlask size={14} aria-hidden />
      <span>{children}</span>
      {action}
    </aside>
  );
}
