import {
  IconAlertCircle,
  IconArchive,
  IconCircleCheck,
  IconCircleOff,
  IconClock,
  IconHourglass,
  IconLoader2,
  IconPencil,
  IconPlugConnectedX,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { ConnectionState, ResponseStatus } from '@overture/core/contract';
import classes from './status-pill.module.css';

const looks: Record<ResponseStatus, { label: string; Icon: ComponentType<{ size: number; 'aria-hidden': boolean }> }> =
  {
    ready: { label: 'Ready', Icon: IconCircleCheck },
    processing: { label: 'Processing', Icon: IconLoader2 },
    error: { label: 'Error', Icon: IconAlertCircle },
    pending: { label: 'Pending', Icon: IconClock },
  };

/** A generation's status as colour, icon and word. */
export function StatusPill({ status, title }: { readonly status: ResponseStatus; readonly title?: string }) {
  const { label, Icon } = looks[status];
  return (
    <span className={classes.root} data-status={status} title={title}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  );
}

const activeLooks = {
  active: { label: 'Active', Icon: IconCircleCheck, look: 'ready' },
  inactive: { label: 'Inactive', Icon: IconCircleOff, look: 'inactive' },
  ended: { label: 'Ended', Icon: IconAlertCircle, look: 'error' },
} as const;

/** Whether a key or a model is in use. `ended`: its vendor no longer has it. */
export function ActivePill({ active, ended = false }: { readonly active: boolean; readonly ended?: boolean }) {
  const { label, Icon, look } = activeLooks[!active ? 'inactive' : ended ? 'ended' : 'active'];
  return (
    <span className={classes.root} data-status={look}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  );
}

const connectionLooks = {
  works: { label: 'Works', Icon: IconCircleCheck, look: 'ready' },
  refused: { label: 'Refused', Icon: IconAlertCircle, look: 'error' },
  limited: { label: 'No quota left', Icon: IconHourglass, look: 'pending' },
  unreachable: { label: 'Not reachable', Icon: IconPlugConnectedX, look: 'error' },
  untried: { label: 'Not tried yet', Icon: IconClock, look: 'inactive' },
} as const;

/** The result of the newest call to a vendor. */
export function ConnectionPill({ state }: { readonly state: ConnectionState }) {
  const { label, Icon, look } = connectionLooks[state];
  return (
    <span className={classes.root} data-status={look}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  );
}

const versionLooks = {
  live: { label: 'Live', Icon: IconCircleCheck, look: 'ready' },
  draft: { label: 'Draft', Icon: IconPencil, look: 'draft' },
  retired: { label: 'Retired', Icon: IconArchive, look: 'retired' },
} as const;

/** Whether a version of a text is in use. Form tells it too: what is in use is filled, a draft has a dashed edge. */
export function VersionPill({ state }: { readonly state: keyof typeof versionLooks }) {
  const { label, Icon, look } = versionLooks[state];
  return (
    <span className={classes.root} data-status={look}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  );
}
