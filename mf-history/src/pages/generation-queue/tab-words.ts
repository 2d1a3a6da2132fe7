import { tabNames } from '@overture/core/contract';
import type { QueueTab } from './queue-filter.ts';

export const tabLabels: Readonly<Record<QueueTab, string>> = { ...tabNames, all: 'All' };

/** What an empty tab says. */
export const emptyTabs: Readonly<Record<Exclude<QueueTab, 'all'>, { readonly title: string; readonly text: string }>> =
  {
    mend: { title: 'Nothing to fix', text: 'A sequence with something that must not be sent stands here.' },
    review: { title: 'Nothing to review', text: 'What becomes ready next stands here, the riskiest first.' },
    handOver: { title: 'Nothing to hand over', text: 'What you approve stands here until it is in HubSpot.' },
    due: { title: 'Nothing is due today', text: 'The emails that you send by hand stand here on their day.' },
    replied: { title: 'No new replies', text: 'Who replied stands here until you have seen it.' },
    failed: { title: 'Nothing has failed', text: 'A generation that failed stands here, with its reason.' },
    waiting: { title: 'Nothing is waiting', text: 'What you generate stands here until it is ready.' },
  };
