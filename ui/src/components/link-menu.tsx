import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { AppButton } from './button.tsx';
import classes from './choice-menu.module.css';
import { inPlace } from './in-place.ts';

export interface LinkMenuProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Called when a link is chosen. */
  readonly onOpened?: () => void;
}

/** A button that opens a list of links outside the application. */
export function LinkMenu({ label, links, onOpened }: LinkMenuProps) {
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
          <Menu.Item
            key={link.href}
            component="a"
            href={link.href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onOpened}
          >
            {link.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
