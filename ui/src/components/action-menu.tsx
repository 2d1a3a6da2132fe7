import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './choice-menu.module.css';
import type { MenuAction } from './choice-menu.tsx';
import button from './icon-button.module.css';
import { inPlace } from './in-place.ts';

export interface ActionMenuProps {
  /** The name of the button, such as 'More for kim@agency.com'. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** A button with three dots that opens further actions, each with its words. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Menu
      {...inPlace}
      position="bottom-end"
      middlewares={{ shift: { padding: 8 }, flip: true, inline: false }}
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition: 'pop-top-right', duration: 120 }}
      classNames={{ dropdown: classes['dropdown'] ?? '', item: classes['item'] ?? '' }}
    >
      <Menu.Target>
        <ActionIcon ref={opener} aria-label={label} title={label} classNames={button}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            onClick={() => {
              // The item vanishes: a dialog that it opens returns the focus to the button.
              opener.current?.focus();
              action.onClick();
            }}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
