import type { HandOverPreviewWire } from '@overture/core/contract';
import { DataTable, DateField } from '@overture/ui';
import { dayText, todayIn, zoneText } from './hand-over-words.ts';

type Step = HandOverPreviewWire['steps'][number];

export interface PlanTableProps {
  /** Undefined while loading. */
  readonly preview: HandOverPreviewWire | undefined;
  /** The days that were chosen and are not in the preview yet, by the position of the email. */
  readonly asked: ReadonlyMap<number, string>;
  readonly onDay: (index: number, day: string) => void;
}

/** What a hand-over will do: each email with its day, its hour in the domain's time zone, and whose task it is. */
export function PlanTable({ preview, asked, onDay }: PlanTableProps) {
  const isSequence = preview?.to === 'sequence';
  const whose = preview?.owner?.name || preview?.owner?.email || 'N/A';
  return (
    <DataTable<Step>
      label="What will happen"
      loadingLabel="Reading the contact in HubSpot..."
      skeletonRows={3}
      rows={preview?.steps}
      rowKey={({ index }) => index}
      empty={{ title: 'Nothing is left to send', text: 'Every email of this version was sent.' }}
      columns={[
        {
          key: 'subject',
          header: 'Email',
          main: true,
          wrap: true,
          cell: ({ index, subject }) => `${index + 1}. ${subject || 'No subject'}`,
        },
        {
          key: 'day',
          header: 'Day',
          width: 176,
          cell: ({ index, dueAt }) => {
            const day = asked.get(index) ?? dueAt.slice(0, 10);
            if (isSequence || preview === undefined) return dayText(day);
            return (
              <DateField
                hiddenLabel
                label={`Day of email ${index + 1}`}
                value={day}
                min={todayIn(preview.timeZone)}
                onChange={(next) => onDay(index, next)}
              />
            );
          },
        },
        {
          key: 'hour',
          header: preview && !isSequence ? zoneText(preview.timeZone) : 'Hour',
          width: 130,
          cell: ({ dueAt }) => (isSequence ? "HubSpot's hours" : dueAt.slice(11, 16)),
        },
        { key: 'whose', header: isSequence ? 'From' : 'Task of', width: 140, cell: () => whose },
      ]}
    />
  );
}
