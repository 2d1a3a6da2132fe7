import { useMantineColorScheme } from '@mantine/core';
import type { MantineColorScheme } from '@mantine/core';

export type ColorSchemeChoice = MantineColorScheme;

/** The chosen colour scheme (`auto`: the system's) and a function that chooses another. */
export function useColorSchemeChoice(): { choice: ColorSchemeChoice; choose: (choice: ColorSchemeChoice) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { choice: colorScheme, choose: setColorScheme };
}
