import { counted } from '@overture/core/contract';
import { useHotkeys } from '@mantine/hooks';
import {
  createSpotlight,
  SpotlightAction,
  SpotlightActionsGroup,
  SpotlightActionsList,
  SpotlightFooter,
  SpotlightRoot,
  SpotlightSearch,
} from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAnnounced } from '../layout/announcer.ts';
import classes from './command-palette.module.css';
import { useAnnouncedSelection } from './use-announced-selection.ts';

export interface PaletteEntry {
  /** Unique among the entries. */
  readonly key: string;
  readonly label: string;
  /** Distinguishes the entry from others with the same label. */
  readonly detail?: ReactNode;
  readonly icon: ReactNode;
  readonly onPick: () => void;
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

export interface CommandPaletteProps {
  /** Called when the palette was closed and has faded out. */
  readonly onClosed: () => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly placeholder: string;
  /** Empty groups are left out. */
  readonly groups: readonly PaletteGroup[];
  /** What is being searched for, or why nothing was found. It is announced when it changes. */
  readonly note: string | undefined;
}

/** The most characters of a link or search. */
const queryLimit = 500;

/**
 * One field that reaches everything by keyboard. It opens as soon as it is mounted; arrows move through the entries,
 * Enter chooses one, Escape and Ctrl-K close it. To screen readers it is a combobox with the entries as its list.
 */
export function CommandPalette({ onClosed, query, onQuery, ...content }: CommandPaletteProps) {
  const [[store, spotlight]] = useState(createSpotlight);
  const [picked, setPicked] = useState(false);
  const [opener] = useState(() => document.activeElement);
  // The dialog has a transition only if it opens after it was mounted.
  useEffect(() => spotlight.open(), [spotlight]);
  useHotkeys([['mod+K', spotlight.close]], [], true);
  return (
    <SpotlightRoot
      store={store}
      query={query}
      onQueryChange={onQuery}
      clearQueryOnClose={false}
      // The page that mounts the palette has a key for it; Spotlight's own key would only open it.
      shortcut={null}
      // The dialog itself would return the focus a moment later; where motion is reduced, it is removed before that.
      returnFocus={false}
      onSpotlightClose={() => {
        // After choosing an entry, the focus belongs to the page that it opens.
        if (!picked && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }}
      yOffset="12vh"
      xOffset={16}
      transitionProps={{ duration: 120, onExited: onClosed }}
      overlayProps={{ blur: 0 }}
      classNames={{ overlay: classes.overlay, content: classes.content }}
      attributes={{ content: { 'aria-label': 'Go to' } }}
    >
      <PaletteContent {...content} store={store} onPick={() => setPicked(true)} onClose={spotlight.close} />
    </SpotlightRoot>
  );
}

interface PaletteContentProps extends Pick<CommandPaletteProps, 'placeholder' | 'groups' | 'note'> {
  readonly store: ReturnType<typeof createSpotlight>[0];
  readonly onPick: () => void;
  readonly onClose: () => void;
}

function PaletteContent({ placeholder, groups, note, store, onPick, onClose }: PaletteContentProps) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useAnnouncedSelection(store, list, field);
  const filled = groups.filter(({ entries }) => entries.length > 0);
  const count = filled.reduce((sum, { entries }) => sum + entries.length, 0);
  useAnnounced(`${counted(count, 'result')}${note ? `. ${note}` : ''}`);
  return (
    <>
      <SpotlightSearch
        ref={field}
        classNames={{ input: classes.input }}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={
          <button type="button" className={classes.close} tabIndex={-1} aria-label="Esc to close" onClick={onClose}>
            Esc
          </button>
        }
        rightSectionPointerEvents="all"
        rightSectionWidth={64}
        role="combobox"
        aria-label="Go to a contact, a record or a screen"
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={queryLimit}
        placeholder={placeholder}
      />
      <SpotlightActionsList ref={list} id={listId} className={classes.list} role="listbox" aria-label="Results">
        {filled.map(({ title, entries }) => (
          <SpotlightActionsGroup key={title} className={classes.group} label={title} role="group" aria-label={title}>
            {entries.map((entry) => (
              <SpotlightAction
                key={entry.key}
                className={classes.entry}
                role="option"
                // useAnnouncedSelection sets it afterwards.
                aria-selected={false}
                onClick={() => {
                  onPick();
                  entry.onPick();
                }}
              >
                {entry.icon}
                <span className={classes.label}>{entry.label}</span>
                {entry.detail && <span className={classes.detail}>{entry.detail}</span>}
              </SpotlightAction>
            ))}
          </SpotlightActionsGroup>
        ))}
      </SpotlightActionsList>
      {note !== undefined && <SpotlightFooter className={classes.note}>{note}</SpotlightFooter>}
    </>
  );
}
