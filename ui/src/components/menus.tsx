import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { AppButton } from './button.tsx';
import button from './icon-button.module.css';
import { inPlace } from './in-place.ts';
import classes from './menus.module.css';

export interface MenuAction {
  readonly label: string;
  readonly onClick: () => void;
}

interface OpenedMenuProps {
  /** The name of the list for screen readers. */
  readonly label: string;
  readonly position: 'bottom-start' | 'bottom-end' | 'top-start';
  readonly opener: ReactNode;
  readonly children: ReactNode;
}

/** A list that a button opens. */
function OpenedMenu({ label, position, opener, children }: OpenedMenuProps) {
  return (
    <Menu
      {...inPlace}
      position={position}
      middlewares={{ shift: { padding: 8 }, flip: true, inline: false }}
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition: 'pop-top-right', duration: 120 }}
      classNames={{ dropdown: classes['dropdown'] ?? '', item: classes['item'] ?? '' }}
    >
      <Menu.Target>{opener}</Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  );
}

export interface ActionMenuProps {
  /** The name of the button, such as 'More for kim@agency.com'. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** A button with three dots that opens further actions, each with its words. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <OpenedMenu
      label={label}
      position="bottom-end"
      opener={
        <ActionIcon ref={opener} aria-label={label} title={label} classNames={button}>
          <IconDots size={18} />
        </ActionIcon>
      }
    >
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
    </OpenedMenu>
  );
}

export interface ChoiceMenuProps {
  /** The name of the choice for screen readers; it precedes `children`. */
  readonly label: string;
  /** The content of the button. */
  readonly children: ReactNode;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown below the choices, separate from them. */
  readonly actions?: readonly MenuAction[];
}

/** A button that shows the current choice and opens the others. */
export function ChoiceMenu({ label, children, choices, value, onChange, actions = [] }: ChoiceMenuProps) {
  return (
    <OpenedMenu
      label={label}
      position="bottom-start"
      opener={
        <AppButton variant="quiet" size="sm" icon={<IconChevronDown size={16} />}>
          <span className={classes.label}>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {children}
          </span>
        </AppButton>
      }
    >
      <Menu.RadioGroup value={value} onChange={(chosen) => onChange(String(chosen))}>
        {choices.map((choice) => (
          <Menu.RadioItem key={choice.value} value={choice.value} closeMenuOnClick>
            {choice.label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      {actions.length > 0 && <Menu.Divider />}
      {actions.map((action) => (
        <Menu.Item key={action.label} onClick={action.onClick}>
          {action.label}
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}

export interface LinkMenuProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Called when a link is chosen. */
  readonly onOpened?: () => void;
}

/** A button that opens a list of links outside the application. */
export function LinkMenu({ label, links, onOpened }: LinkMenuProps) {
  return (
    <OpenedMenu
      label={label}
      position="top-start"
      opener={
        <AppButton variant="quiet" size="sm" icon={<IconChevronDown size={16} />}>
          {label}
        </AppButton>
      }
    >
      {links.map(({ label: text, href }) => (
        <Menu.Item key={href} component="a" href={href} target="_blank" rel="noopener noreferrer" onClick={onOpened}>
          {text}
        </Menu.Item>
      ))}
    </OpenedMenu>
  );
}
