import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { createContext, use } from 'react';
import type { ReactNode, Ref } from 'react';
import { useAnnouncedContent } from '../layout/announcer.ts';
import classes from './banner.module.css';

export type BannerTone = 'warning' | 'info' | 'error' | 'success';

const icons = {
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  error: IconAlertTriangle,
  success: IconCircleCheck,
} as const;

/** A message that stays on the page, unlike a toast. */
export function Banner({
  tone,
  children,
  action,
  ref,
}: {
  readonly tone: BannerTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}) {
  const text = useAnnouncedContent<HTMLDivElement>(tone !== 'error');
  const Icon = icons[tone];
  return (
    <div ref={ref} className={classes.root} data-tone={tone}>
      <Icon size={18} aria-hidden className={classes.icon} />
      <div ref={text} className={classes.text}>
        {children}
      </div>
      {action}
    </div>
  );
}

/** What the frame has to tell on every page, such as about the account; the page shows it with its own notices. */
export const FrameNoticesContext = createContext<ReactNode>(null);

/**
 * The one place of a page's notices, below its header: one box with a line for each banner, and nothing where there is
 * none.
 */
export function Notices({ children }: { readonly children?: ReactNode }) {
  const ofFrame = use(FrameNoticesContext);
  return (
    <div className={classes.notices}>
      {ofFrame}
      {children}
    </div>
  );
}
