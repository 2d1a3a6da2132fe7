import { Button as MantineButton } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useLayoutEffect, useRef } from 'react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import classes from './button.module.css';

/** `primary`: the one main action of a screen. `danger`: destructive, named by its verb. `success`: done, as in 'Added to Hubspot'. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'success';

export interface AppButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md';
  readonly icon?: ReactNode;
  /** Shows that work is under way and refuses further clicks. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly fullWidth?: boolean;
  /** Makes it a link to a page. */
  readonly to?: string;
  /** Makes it a link outside the application. */
  readonly href?: string;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  readonly title?: string;
  readonly id?: string;
  readonly form?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-label'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'data-autofocus'?: boolean;
}

/** The product's only button. */
export function AppButton({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  to,
  href,
  ref,
  ...rest
}: AppButtonProps) {
  const button = useFocusKept(busy);
  const merged = useMergedRef(ref, button);
  const shared = {
    unstyled: false,
    loading: busy,
    // Mantine would take its own filled variant's white, which nobody sees on a light button.
    loaderProps: { color: 'currentcolor' },
    leftSection: icon,
    size: size === 'sm' ? 'xs' : 'sm',
    classNames: classes,
    'data-look': variant,
    'data-small': size === 'sm' || undefined,
    ...rest,
  } as const;
  if (to !== undefined) return <MantineButton component={Link} to={to} {...shared} />;
  if (href !== undefined)
    return <MantineButton component="a" href={href} target="_blank" rel="noopener noreferrer" {...shared} />;
  return <MantineButton ref={merged} {...shared} />;
}

/** A browser takes the focus from a button that is disabled; who pressed it by keyboard gets it back when it ends. */
function useFocusKept(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (busy) pressed.current = document.activeElement === button.current;
    else if (pressed.current) {
      pressed.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  return button;
}
