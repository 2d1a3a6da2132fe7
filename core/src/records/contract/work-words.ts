import { formatDay } from '../../platform/contract/format-day.ts';
import type { ListTab, WorklistItem } from './worklist.ts';

/** The tabs as a rep reads them. */
export const tabNames: Readonly<Record<ListTab, string>> = {
  mend: 'To fix',
  review: 'To review',
  handOver: 'To hand over',
  due: 'Due today',
  replied: 'Replied',
  failed: 'Failed',
  waiting: 'Waiting',
  handedOver: 'Handed over',
};

type Told = Pick<
  WorklistItem,
  'tab' | 'riskReason' | 'dueOn' | 'repliedAt' | 'reply' | 'problem' | 'version' | 'status' | 'isOutdated'
>;

interface Words {
  readonly todo: string;
  readonly why: string;
}

/** What to do next for a record, and why, in words: an old text in HubSpot first, because a row cuts what is long. */
export function workWords(item: Told): Words {
  const { todo, why } = wordsOfTab(item);
  return { todo, why: item.isOutdated ? `HubSpot holds another text. ${why}`.trim() : why };
}

function wordsOfTab(item: Told): Words {
  const { tab, riskReason, dueOn, repliedAt, reply, problem, version, status } = item;
  switch (tab) {
    case 'replied':
      return {
        todo: 'Read the reply',
        why: [repliedAt !== null && `Replied on ${formatDay(Date.parse(repliedAt))}.`, reply].filter(Boolean).join(' '),
      };
    case 'due':
      return { todo: 'Send the next email', why: dueOn === null ? '' : `Due since ${formatDay(dueOn)}.` };
    case 'waiting':
      return { todo: status === 'processing' ? 'Being written' : 'Waits to be written', why: problem ?? '' };
    case 'failed':
      return { todo: 'Try again', why: problem ?? '' };
    case 'mend':
      return { todo: 'Fix', why: riskReason };
    case 'review':
      return { todo: 'Review', why: riskReason };
    case 'handOver':
      return { todo: 'Hand over', why: 'Approved.' };
    case null:
      return { todo: '', why: nothingLeft(version, dueOn) };
  }
}

function nothingLeft(version: number | null, dueOn: string | null): string {
  if (version === null) return '';
  return dueOn === null ? 'Handed over.' : `Handed over, next on ${formatDay(dueOn)}.`;
}
