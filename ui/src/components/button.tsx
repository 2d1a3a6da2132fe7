import { Button as MantineButton } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { useKeptFocus } from './use-kept-focus.ts';
import classes from './button.module.css';

/**
 * `primary`: the one main action of a screen. `danger`: a destructive action, named by its verb. `success`: done, as in
 * 'Added to Hubspot'.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'success';

export interface AppButtonProps {
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md';
  readonly icon?: ReactNode;
  /** Shows that work is in progress, and ignores further clicks. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  readonly fullWidth?: boolean;
  /** Makes the button a link to a page. */
  readonly to?: string;
  /** Makes the button a link outside the application; an address of this server opens in the same tab. */
  readonly href?: string;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  readonly title?: string;
  readonly id?: string;
  readonly form?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-label'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-keyshortcuts'?: string;
  readonly 'data-autofocus'?: boolean;
}

/** The only button of the product. */
export function AppButton({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  to,
  href,
  ref,
  disabled = false,
  onClick,
  ...rest
}: AppButtonProps) {
  const { button, props } = useKeptFocus({ busy, disabled, onClick });
  const merged = useMergedRef(ref, button);
  const shared = {
    loading: busy,
    // Mantine's filled variant has white text, which would be invisible on a light button.
    loaderProps: { color: 'currentcolor' },
    leftSection: icon,
    size: size === 'sm' ? 'xs' : 'sm',
    classNames: classes,
    'data-look': variant,
    'data-small': size === 'sm' || undefined,
    ...rest,
    // React would write a false one down too, and Mantine asks only whether it is there.
    'data-autofocus': rest['data-autofocus'] || undefined,
    ...props,
  } as const;
  if (to !== undefined) return <MantineButton component={Link} to={to} {...shared} />;
  if (href !== undefined) {
    const target = href.startsWith('/') ? undefined : '_blank';
    return <MantineButton component="a" href={href} target={target} rel="noopener noreferrer" {...shared} />;
  }
  return <MantineButton ref={merged} {...shared} />;
}
