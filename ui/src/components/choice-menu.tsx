import { Menu, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AppButton } from './button.tsx';
import classes from './choice-menu.module.css';
import { inPlace } from './in-place.ts';

export interface MenuAction {
  readonly label: string;
  readonly onClick: () => void;
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
    <Menu
      {...inPlace}
      position="bottom-start"
      middlewares={{ shift: { padding: 8 }, flip: true, inline: false }}
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition: 'pop-top-right', duration: 120 }}
      classNames={{ dropdown: classes['dropdown'] ?? '', item: classes['item'] ?? '' }}
    >
      <Menu.Target>
        <AppButton variant="quiet" size="sm" icon={<IconChevronDown size={16} />}>
          <span className={classes.label}>
            <VisuallyHidden>{label}: </VisuallyHidden>
            {children}
          </span>
        </AppButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
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
      </Menu.Dropdown>
    </Menu>
  );
}
