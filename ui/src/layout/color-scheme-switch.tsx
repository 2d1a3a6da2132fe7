import { useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import classes from './color-scheme-switch.module.css';

const choices = [
  { value: 'light', label: 'Light', Icon: IconSun },
  { value: 'dark', label: 'Dark', Icon: IconMoon },
  { value: 'auto', label: 'System', Icon: IconDeviceDesktop },
] as const;

/** Chooses light, dark or the system's scheme. */
export function ColorSchemeSwitch({ stacked = false }: { readonly stacked?: boolean }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={classes.root} data-stacked={stacked || undefined} role="group" aria-label="Colour scheme">
      {choices.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          className={classes.choice}
          aria-pressed={colorScheme === value}
          aria-label={label}
          title={label}
          onClick={() => setColorScheme(value)}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </div>
  );
}
