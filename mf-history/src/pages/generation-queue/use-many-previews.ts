import pLimit from 'p-limit';
import { counted, previewHandOver, type HandOverPreviewWire } from '@overture/core/contract';
import { callApi, errorText, useQueries } from '@overture/ui';
import { firstNameOf } from '@overture/ui/contacts';
import { belongsText, dayText, momentText, unsavedText } from '@overture/ui/record';
import type { WrittenRecord } from './bulk-calls.ts';

/** How many contacts are read at once. Each takes about five requests to HubSpot. */
const readAtOnce = pLimit(3);

/** What handing a record over would do now, in a line. */
export interface ManyPreview {
  readonly record: WrittenRecord;
  /** Whether the contact was not read yet. */
  readonly isReading: boolean;
  /** Whether something stands against it, which `text` says. */
  readonly isBlocked: boolean;
  readonly text: string;
  /** The time zone of the domain; undefined until it is read. */
  readonly timeZone: string | undefined;
}

/**
 * What handing records over as tasks would do, from a fresh read of each contact, a few at a time in their order. `startOn`:
 * the day of the first email; empty for the next working day.
 */
export function useManyPreviews(records: readonly WrittenRecord[], startOn: string): readonly ManyPreview[] {
  const previews = useQueries({
    queries: records.map(({ hubspotId, work }) => ({
      queryKey: ['hand-over previews', hubspotId, work.version, startOn],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => {
        const which = { hubspotId, version: work.version };
        const body = { ...which, to: 'tasks' as const, isUnseen: true as const, startOn: startOn || undefined };
        return readAtOnce(() => callApi(previewHandOver, { body }, { signal }));
      },
      staleTime: 0,
      gcTime: 0,
      retry: false,
    })),
  });
  return records.map((record, at) => {
    const { data, error } = previews[at] ?? {};
    const reason = unsavedText(record._id) ?? (error ? errorText(error) : problemsText(data?.preview));
    const timeZone = data?.preview.timeZone;
    if (reason !== undefined) return { record, isReading: false, isBlocked: true, text: reason, timeZone };
    const text = data === undefined ? 'Reading HubSpot...' : planText(data.preview, firstNameOf(record));
    return { record, isReading: data === undefined, isBlocked: false, text, timeZone };
  });
}

/** All that stands against it, in the order in which the press would find it; undefined where nothing does. */
function problemsText(preview: HandOverPreviewWire | undefined): string | undefined {
  const messages = preview?.problems.map(({ message }) => message) ?? [];
  return messages.length === 0 ? undefined : messages.join(' ');
}

function planText(preview: HandOverPreviewWire, who: string): string {
  const { steps } = preview;
  const days = steps.map(({ dueAt }) => dayText(dueAt.slice(0, 10)));
  const [first = ''] = days;
  const span = days.length > 1 ? `${first} to ${days.at(-1) ?? ''}` : first;
  const tasks = counted(steps.length, 'task');
  const { repliedAt } = preview.contact;
  const news = [repliedAt && `${who} replied on ${momentText(repliedAt)}.`, belongsText(preview, who)].filter(Boolean);
  return [`${tasks}, ${span}`, ...(news.length === 0 ? [] : [news.join(' ')])].join('. ');
}
