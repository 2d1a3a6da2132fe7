import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { AppButton } from './button.tsx';
import type { MenuAction } from './choice-menu.tsx';
import classes from './choice-menu.module.css';
import { inPlace } from './in-place.ts';

export interface LinkMenuProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Shown below the links, separate from them. */
  readonly actions?: readonly MenuAction[];
}

/** A button that opens a list of links outside the application, and actions for afterwards. */
export function LinkMenu({ label, links, actions = [] }: LinkMenuProps) {
  return (
    <Menu
      {...inPlace}
      position="top-start"
      middlewares={{ shift: { padding: 8 }, flip: true, inline: false }}
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition: 'pop-top-right', duration: 120 }}
      classNames={{ dropdown: classes['dropdown'] ?? '', item: classes['item'] ?? '' }}
    >
      <Menu.Target>
        <AppButton variant="quiet" size="sm" icon={<IconChevronDown size={16} />}>
          {label}
        </AppButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {links.map((link) => (
          <Menu.Item key={link.href} component="a" href={link.href} target="_blank" rel="noopener noreferrer">
            {link.label}
          </Menu.Item>
        ))}
        {links.length > 0 && actions.length > 0 && <Menu.Divider />}
        {actions.map((action) => (
          <Menu.Item key={action.label} onClick={action.onClick}>
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
