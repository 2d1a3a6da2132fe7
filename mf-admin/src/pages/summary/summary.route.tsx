import { useState } from 'react';
import { useConfig, useQuery } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListDialogs } from '../../lists/use-list-dialogs.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { summaryPromptsQuery, usedPrompts, useCreateSummaryPrompt } from './summary.queries.ts';
import type { SummaryPrompt } from './summary.queries.ts';
import { SummaryView } from './summary.view.tsx';

const rules: ClientListRules<SummaryPrompt> = {
  searched: ({ title, description, prompt, department }) => [title, description, prompt, department],
  sortBy: {
    title: ({ title }) => title,
    domain: ({ department }) => department,
    created: ({ createdAt }) => createdAt,
  },
};

/** Summary Prompts (/admin/summary). */
export function SummaryRoute() {
  const prompts = useQuery(summaryPromptsQuery);
  const load = useListLoad(prompts, 'Failed to load prompts');
  const list = useClientList(prompts.data, rules, 'Search summary prompts');
  const groups = useConfig()?.summaryDepartments ?? [];
  const dialogs = useListDialogs<SummaryPrompt>();
  const [opened, setOpened] = useState<SummaryPrompt | null>(null);
  const create = useCreateSummaryPrompt();
  return (
    <SummaryView
      list={list}
      load={load}
      used={usedPrompts(prompts.data ?? [])}
      groups={groups}
      dialogs={dialogs}
      saving={create.isPending}
      onSubmit={(prompt) => create.mutateAsync(prompt).then(dialogs.close)}
      opened={opened}
      onOpen={setOpened}
      onClose={() => setOpened(null)}
    />
  );
}
