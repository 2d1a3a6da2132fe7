import { tabNames } from '@overture/core/contract';
import type { QueueTab } from './queue-filter.ts';

export const tabLabels: Readonly<Record<QueueTab, string>> = { ...tabNames, all: 'All' };

/** What an empty tab says. */
export const emptyTabs: Readonly<Record<Exclude<QueueTab, 'all'>, { readonly title: string; readonly text: string }>> =
  {
    mend: { title: 'Nothing to fix', text: 'Sequences with something that must not be sent are listed here.' },
    review: { title: 'Nothing to review', text: 'What becomes ready next is listed here, the riskiest first.' },
    handOver: { title: 'Nothing to hand over', text: 'What you approve is listed here until it is in HubSpot.' },
    due: { title: 'Nothing is due today', text: 'Emails that you send by hand are listed here on their day.' },
    replied: { title: 'No new replies', text: 'Who replied is listed here until you have seen the reply.' },
    failed: { title: 'Nothing has failed', text: 'Generations that failed are listed here, with the reason.' },
    waiting: { title: 'Nothing is waiting', text: 'What you generate is listed here until it is ready.' },
    handedOver: {
      title: 'Nothing was handed over',
      text: 'What you hand over is listed here, with what became of it.',
    },
  };
