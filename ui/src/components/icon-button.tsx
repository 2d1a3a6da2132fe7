import { ActionIcon } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useKeptFocus } from './use-kept-focus.ts';
import classes from './icon-button.module.css';

export interface IconButtonProps {
  /** The action, for screen readers and on hover. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick?: MouseEventHandler<HTMLElement>;
  readonly to?: string;
  /** An address outside the application, which opens in a new tab. */
  readonly href?: string;
  /** The navigation state for `to`. */
  readonly state?: unknown;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly danger?: boolean;
  readonly id?: string;
  readonly 'aria-expanded'?: boolean;
}

/** A button with only an icon; its label is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  to,
  href,
  state,
  busy = false,
  disabled = false,
  danger = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const { button, props } = useKeptFocus({ busy, disabled, onClick });
  const shared = {
    'aria-label': label,
    title: label,
    loading: busy,
    classNames: classes,
    'data-danger': danger || undefined,
    children: icon,
    ...rest,
    ...props,
  };
  if (to !== undefined && !disabled) return <ActionIcon component={Link} to={to} state={state} {...shared} />;
  if (href !== undefined && /^https?:/i.test(href))
    return <ActionIcon component="a" href={href} target="_blank" rel="noopener noreferrer" {...shared} />;
  return <ActionIcon ref={button} {...shared} />;
}
