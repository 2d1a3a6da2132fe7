import { Tabs as MantineTabs, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './tabs.module.css';

export interface TabItem {
  readonly value: string;
  readonly label: string;
  /** Null while it is not known, so that its place is kept. */
  readonly count?: number | null;
  /** Whether a field of it has an error, which another tab hides. */
  readonly hasError?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** Whether the content of the other tabs stays in the document. */
  readonly keepMounted?: boolean;
}

export function Tabs({ label, items, value, onChange, keepMounted = false }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // The tabs may be wider than a phone. Only they are moved, and not the page.
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.clientWidth / 2;
  }, [value]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const sizes = new ResizeObserver(() => markHidden(current));
    // The tabs change their widths as their counts come.
    for (const each of [current, ...current.children]) sizes.observe(each);
    return () => sizes.disconnect();
  }, [items.length]);
  return (
    <MantineTabs
      classNames={classes}
      defaultValue={items[0]?.value ?? null}
      keepMounted={keepMounted}
      keepMountedMode="display-none"
      {...(value === undefined ? {} : { value })}
      onChange={(next) => next !== null && onChange?.(next)}
    >
      <MantineTabs.List ref={list} aria-label={label} onScroll={(event) => markHidden(event.currentTarget)}>
        {items.map((item) => (
          <MantineTabs.Tab key={item.value} value={item.value}>
            {item.label}
            {item.hasError && (
              <>
                <IconAlertCircle size={14} className={classes.error} aria-hidden />
                <VisuallyHidden> (has an error)</VisuallyHidden>
              </>
            )}
            {item.count !== undefined && (
              // A space as wide as a digit.
              <span className={classes.count}>{item.count?.toLocaleString() ?? '\u2007'}</span>
            )}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {items.map((item) => (
        <MantineTabs.Panel key={item.value} value={item.value}>
          {item.content}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

/** Tells the style sheet on which sides there are tabs out of sight, so that they fade there. */
function markHidden(list: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth } = list;
  list.toggleAttribute('data-more-before', scrollLeft > 1);
  list.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft > 1);
}
