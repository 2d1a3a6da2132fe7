import { createTheme } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core';

const indigo: MantineColorsTuple = [
  '#eeedfd',
  '#dcdafb',
  '#bab6f8',
  '#a19eff',
  '#8b87ff',
  '#6f68f2',
  '#4f46e5',
  '#4338ca',
  '#3730a3',
  '#312e81',
];

/**
 * The Mantine theme. It refers to the variables of `tokens.css`, so that both colour schemes are defined in one place.
 */
export const theme = createTheme({
  primaryColor: 'indigo',
  colors: { indigo },
  primaryShade: { light: 6, dark: 4 },
  fontFamily: 'var(--ov-font)',
  fontFamilyMonospace: 'var(--ov-font-mono)',
  fontSizes: {
    xs: 'var(--ov-type-note)',
    sm: 'var(--ov-type-text)',
    md: 'var(--ov-type-text)',
    lg: 'var(--ov-type-section)',
    xl: 'var(--ov-type-page)',
  },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '999px' },
  defaultRadius: 'sm',
  headings: {
    fontFamily: 'var(--ov-font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--ov-type-page)', lineHeight: '28px' },
      h2: { fontSize: 'var(--ov-type-section)', lineHeight: '24px' },
      h3: { fontSize: 'var(--ov-type-text)', lineHeight: '20px' },
    },
  },
  shadows: { xs: 'none', sm: 'none', md: 'var(--ov-shadow)', lg: 'var(--ov-shadow)', xl: 'var(--ov-shadow)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
});

const fromTokens = {
  '--mantine-color-body': 'var(--ov-bg)',
  '--mantine-color-text': 'var(--ov-text)',
  '--mantine-color-dimmed': 'var(--ov-muted)',
  '--mantine-color-anchor': 'var(--ov-accent)',
  '--mantine-color-default': 'var(--ov-surface)',
  '--mantine-color-default-hover': 'var(--ov-hover)',
  '--mantine-color-default-color': 'var(--ov-text)',
  '--mantine-color-default-border': 'var(--ov-control-border)',
  '--mantine-color-placeholder': 'var(--ov-muted)',
  '--mantine-color-error': 'var(--ov-error)',
  '--mantine-primary-color-filled': 'var(--ov-accent)',
  '--mantine-primary-color-filled-hover': 'var(--ov-accent-hover)',
  '--mantine-primary-color-light': 'var(--ov-accent-soft)',
  '--mantine-primary-color-contrast': 'var(--ov-on-accent)',
};

/** Sets Mantine's own variables from our tokens; the names are the same for both schemes. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: fromTokens,
});
