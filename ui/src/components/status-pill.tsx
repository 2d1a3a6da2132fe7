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
import type { Icon } from '@tabler/icons-react';
import type { ConnectionState, ResponseStatus } from '@overture/core/contract';
import classes from './status-pill.module.css';

interface PillProps {
  readonly label: string;
  readonly Icon: Icon;
  readonly tone: 'ready' | 'processing' | 'pending' | 'error' | 'inactive';
  readonly look?: 'draft' | 'retired';
}

/** A state as colour, icon and word. */
function Pill({ label, Icon, tone, look }: PillProps) {
  return (
    <span className={classes.root} data-tone={tone} data-look={look} data-spinning={Icon === IconLoader2 || undefined}>
      <Icon size={14} aria-hidden />
      {label}
    </span>
  );
}

const statuses: Readonly<Record<ResponseStatus, PillProps>> = {
  ready: { label: 'Ready', Icon: IconCircleCheck, tone: 'ready' },
  processing: { label: 'Processing', Icon: IconLoader2, tone: 'processing' },
  error: { label: 'Error', Icon: IconAlertCircle, tone: 'error' },
  pending: { label: 'Pending', Icon: IconClock, tone: 'pending' },
};

export function StatusPill({ status }: { readonly status: ResponseStatus }) {
  return <Pill {...statuses[status]} />;
}

const uses = {
  active: { label: 'Active', Icon: IconCircleCheck, tone: 'ready' },
  inactive: { label: 'Inactive', Icon: IconCircleOff, tone: 'inactive' },
  ended: { label: 'Ended', Icon: IconAlertCircle, tone: 'error' },
} as const;

/** Whether a key or a model is in use. `ended`: its vendor no longer has it. */
export function ActivePill({ active, ended = false }: { readonly active: boolean; readonly ended?: boolean }) {
  return <Pill {...uses[!active ? 'inactive' : ended ? 'ended' : 'active']} />;
}

const connections: Readonly<Record<ConnectionState, PillProps>> = {
  works: { label: 'Works', Icon: IconCircleCheck, tone: 'ready' },
  refused: { label: 'Refused', Icon: IconAlertCircle, tone: 'error' },
  limited: { label: 'No quota left', Icon: IconHourglass, tone: 'pending' },
  unreachable: { label: 'Not reachable', Icon: IconPlugConnectedX, tone: 'error' },
  untried: { label: 'Not tried yet', Icon: IconClock, tone: 'inactive' },
};

/** The result of the newest call to a vendor. */
export function ConnectionPill({ state }: { readonly state: ConnectionState }) {
  return <Pill {...connections[state]} />;
}

const versions = {
  live: { label: 'Live', Icon: IconCircleCheck, tone: 'ready' },
  draft: { label: 'Draft', Icon: IconPencil, tone: 'pending', look: 'draft' },
  retired: { label: 'Retired', Icon: IconArchive, tone: 'inactive', look: 'retired' },
} as const;

/** Whether a version of a text is in use. Form tells it too: what is in use is filled, a draft has a dashed edge. */
export function VersionPill({ state }: { readonly state: keyof typeof versions }) {
  return <Pill {...versions[state]} />;
}
