import { useState } from 'react';
import { useQuery } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { templatesQuery } from './templates.queries.ts';
import type { Template } from './templates.queries.ts';
import { TemplatesView } from './templates.view.tsx';

const rules: ClientListRules<Template> = {
  searched: ({ title, prompt }) => [title, prompt],
  sortBy: { title: ({ title }) => title, created: ({ createdAt }) => createdAt },
};

/** AI Prompts of an admin (/templates). */
export function TemplatesRoute() {
  const templates = useQuery(templatesQuery);
  const load = useListLoad(templates, 'Failed to load prompts');
  const list = useClientList(templates.data, rules, 'Search prompts');
  const [opened, setOpened] = useState<Template | null>(null);
  return <TemplatesView list={list} load={load} opened={opened} onOpen={setOpened} onClose={() => setOpened(null)} />;
}
