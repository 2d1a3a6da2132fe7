import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconSearch, Modal, VisuallyHidden } from '@overture/ui';
import classes from './command-palette.module.css';

export interface PaletteEntry {
  /** Unlike every other entry's. */
  readonly key: string;
  readonly label: string;
  /** Beside or below the label: what tells it from its like. */
  readonly detail?: ReactNode;
  readonly icon: ReactNode;
  readonly onPick: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

export interface CommandPaletteProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** After the palette has faded out. */
  readonly onClosed: () => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly placeholder: string;
  /** Empty groups are left out. */
  readonly groups: readonly PaletteGroup[];
  /** Under the entries: what is being looked for, or why there is nothing. Read out when it changes. */
  readonly note: string | undefined;
}

/** Longer texts are neither links nor searches. */
const queryLimit = 500;

/**
 * One field to get anywhere by keyboard: arrows move through the entries, Enter takes one, Escape gives up and hands
 * the focus back. To screen readers it is a combobox with the entries as its list; the focus never leaves the field.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { opened, onClose, query, onQuery, placeholder, note } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const groups = props.groups.filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);
  const [marked, setMarked] = useState<string>();
  const [picked, setPicked] = useState(false);
  // What was marked may be gone by now: results come and go with what is typed.
  const active = Math.max(
    0,
    entries.findIndex(({ key }) => key === marked),
  );
  const activeId = entries[active] && `${listId}-${active}`;
  useEffect(() => {
    if (opened) setPicked(false);
  }, [opened]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const pick = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    // Whoever goes somewhere is given the focus there, and not back where they came from.
    setPicked(true);
    onClose();
    entry.onPick();
  };
  const move = (by: number) => {
    if (entries.length > 0) setMarked(entries[(active + by + entries.length) % entries.length]?.key);
  };
  const handleKey = (event: KeyboardEvent) => {
    // Keys that put a character together belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const action = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => pick(entries[active]),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={props.onClosed}
      returnFocus={!picked}
      size={600}
      yOffset="12vh"
      xOffset={16}
      transitionProps={{ transition: 'pop', duration: 120 }}
      classNames={{ overlay: classes.overlay, content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label="Go to">
        <div className={classes.search}>
          <IconSearch size={18} aria-hidden />
          <input
            className={classes.input}
            data-autofocus
            role="combobox"
            aria-label="Go to a contact, a record or a screen"
            aria-expanded={entries.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={queryLimit}
            placeholder={placeholder}
            value={query}
            onChange={(event) => {
              setMarked(undefined);
              onQuery(event.currentTarget.value);
            }}
            onKeyDown={handleKey}
          />
          <button type="button" className={classes.close} tabIndex={-1} aria-label="Esc to close" onClick={onClose}>
            Esc
          </button>
        </div>
        <div ref={list} id={listId} className={classes.list} role="listbox" aria-label="Results">
          {groups.map((group) => (
            <div key={group.title} className={classes.group} role="group" aria-label={group.title}>
              <div className={classes.title} aria-hidden>
                {group.title}
              </div>
              {group.entries.map((entry) => {
                const at = entries.indexOf(entry);
                return (
                  <div
                    key={entry.key}
                    id={`${listId}-${at}`}
                    className={classes.entry}
                    role="option"
                    tabIndex={-1}
                    aria-selected={at === active}
                    // The pointer must not take the focus out of the field.
                    onMouseDown={(event) => event.preventDefault()}
                    onMouseMove={() => setMarked(entry.key)}
                    onClick={() => pick(entry)}
                    onKeyDown={handleKey}
                  >
                    {entry.icon}
                    <span className={classes.label}>{entry.label}</span>
                    {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        {note !== undefined && <p className={classes.note}>{note}</p>}
        <VisuallyHidden role="status">
          {`${entries.length === 1 ? '1 result' : `${entries.length} results`}${note ? `. ${note}` : ''}`}
        </VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  );
}
