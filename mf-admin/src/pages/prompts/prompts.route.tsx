import { useState } from 'react';
import type { Prompt } from '@overture/core/contract';
import { urlNumber, urlPageSize, urlText, useConfig, useQuery, useUrlState } from '@overture/ui';
import { serverPage } from '../../lists/server-page.ts';
import { useExistingPage } from '../../lists/use-existing-page.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { promptsPageQuery, useDeletePrompt, useSavePrompt } from './prompts.queries.ts';
import type { PromptsFilter } from './prompts.queries.ts';
import { PromptsView } from './prompts.view.tsx';
import type { PromptDialog } from './prompts.view.tsx';

const urlFields = { department: urlText(), page: urlNumber(1), limit: urlPageSize() };

/** AI Prompts management (/admin/prompts). */
export function PromptsRoute() {
  const [filter, setFilter] = useUrlState<PromptsFilter>(urlFields);
  const prompts = useQuery(promptsPageQuery(filter));
  const load = useListLoad(prompts, 'Failed to load prompts');
  useExistingPage(prompts, filter.page, (page) => setFilter({ page }, { replace: true }));
  const domains = useConfig()?.departments ?? [];
  const [dialog, setDialog] = useState<PromptDialog | null>(null);
  const [toDelete, setToDelete] = useState<Prompt | null>(null);
  const save = useSavePrompt(dialog?.prompt?._id);
  const remove = useDeletePrompt();
  const close = () => {
    setDialog(null);
    setToDelete(null);
  };
  return (
    <PromptsView
      list={serverPage(prompts.data?.prompts, prompts.data?.totalPrompts, filter)}
      load={load}
      domains={domains}
      domain={filter.department}
      onDomain={(department) => setFilter({ department })}
      onPage={(page) => setFilter({ page })}
      onLimit={(limit) => setFilter({ limit })}
      dialog={dialog}
      onOpen={setDialog}
      saving={save.isPending}
      onSubmit={(fields) => save.mutateAsync(fields).then(close)}
      toDelete={toDelete}
      onDelete={setToDelete}
      deleting={remove.isPending}
      onConfirmDelete={() => {
        if (toDelete) remove.mutate(toDelete._id, { onSettled: close });
      }}
      onClose={close}
    />
  );
}
