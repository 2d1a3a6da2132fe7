import { useState } from 'react';
import type { HandOverWire, RecordDetail } from '@overture/core/contract';
import { Dialog } from '@overture/ui';
import { firstNameOf } from '@overture/ui/contacts';
import { HandOverForm } from './hand-over-form.tsx';
import { isInHubspot } from './hand-over-words.ts';
import type { HandOverOf } from './hand-over.queries.ts';
import { HandedOver } from './handed-over.tsx';

export interface HandOverDialogProps {
  readonly opened: boolean;
  readonly of: HandOverOf;
  readonly record: RecordDetail;
  readonly handOver: HandOverWire | null;
  readonly onClose: () => void;
}

/** Hands a version over to HubSpot, or shows what HubSpot has of it. */
export function HandOverDialog({ opened, onClose, ...content }: HandOverDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Hand over" size="lg">
      <Content {...content} onClose={onClose} />
    </Dialog>
  );
}

function Content({ of, record, handOver, onClose }: Omit<HandOverDialogProps, 'opened'>) {
  const isThere = handOver !== null && isInHubspot(handOver);
  const [wasThere, setWasThere] = useState(isThere);
  // What was shown stays until the dialog is closed: after a withdrawal, a second Enter must not hand over again.
  if (isThere && !wasThere) setWasThere(true);
  return handOver !== null && wasThere ? (
    <HandedOver of={of} record={record} handOver={handOver} onClose={onClose} />
  ) : (
    <HandOverForm of={of} emails={record.emails} who={firstNameOf(record)} onClose={onClose} />
  );
}
