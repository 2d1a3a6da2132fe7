import { counted } from '@overture/core/contract';
import {
  CollapsibleCard,
  EmptyState,
  IconCalendarEvent,
  IconClipboardText,
  IconDatabase,
  IconMail,
  IconNote,
  IconPhone,
  ScrollPanel,
  Tabs,
  Timeline,
} from '@overture/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { crmKinds } from '../model/crm-entries.ts';
import type { CrmEntries, CrmKind } from '../model/crm-entries.ts';

const panels: Record<CrmKind, { label: string; noun: string; icon: ReactNode }> = {
  notes: { label: 'All Notes', noun: 'notes', icon: <IconNote size={22} /> },
  emails: { label: 'All Email Exchanges', noun: 'emails', icon: <IconMail size={22} /> },
  calls: { label: 'Call Logs', noun: 'calls', icon: <IconPhone size={22} /> },
  meetings: { label: 'Meeting Notes', noun: 'meetings', icon: <IconCalendarEvent size={22} /> },
  tasks: { label: 'Tasks', noun: 'tasks', icon: <IconClipboardText size={22} /> },
};

export interface CrmDataCardProps {
  readonly entries: CrmEntries;
  /** The number of further engagements in the CRM, by kind. */
  readonly notShown: Readonly<Record<string, number>>;
}

/** The contact's history in the CRM, in four panels of 350 px, and a fifth if there are tasks. */
export function CrmDataCard({ entries, notShown }: CrmDataCardProps) {
  const [kind, setKind] = useState<string>(() => crmKinds.find((name) => entries[name].length > 0) ?? 'notes');
  const shown = crmKinds.filter((name) => name !== 'tasks' || entries.tasks.length > 0);
  const total = crmKinds.reduce((sum, kind) => sum + entries[kind].length, 0);
  return (
    <CollapsibleCard title="CRM Data" icon={<IconDatabase size={18} />} hint={counted(total, 'entry', 'entries')}>
      <Tabs
        label="CRM Data"
        value={kind}
        onChange={setKind}
        items={shown.map((name) => {
          const { label, noun, icon } = panels[name];
          const missing = notShown[name] ?? 0;
          return {
            value: name,
            label,
            count: entries[name].length,
            content: (
              <ScrollPanel label={label} height={350} fixed>
                {entries[name].length === 0 ? (
                  <EmptyState icon={icon} title={`No ${noun}`} text={`HubSpot has no ${noun} with this contact.`} />
                ) : (
                  <Timeline
                    entries={entries[name]}
                    {...(missing > 0 && {
                      footnote: `${counted(missing, `older ${noun.slice(0, -1)} is`, `older ${noun} are`)} not shown.`,
                    })}
                  />
                )}
              </ScrollPanel>
            ),
          };
        })}
      />
    </CollapsibleCard>
  );
}
