import type { Prompt } from '@overture/core/contract';
import { useConfig, useQuery } from '@overture/ui';
import { listAddressFields, useListAddress } from '../../lists/list-address.ts';
import { useListDialogs } from '../../lists/use-list-dialogs.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { useServerList } from '../../lists/use-server-list.ts';
import { promptSorts, promptsPageQuery, useDeletePrompt, useSavePrompt } from './prompts.queries.ts';
import { PromptsView } from './prompts.view.tsx';

const addressFields = listAddressFields(promptSorts);

/** AI Prompts management (/admin/prompts). */
export function PromptsRoute() {
  const address = useListAddress(addressFields, 'Search prompts');
  const prompts = useQuery(promptsPageQuery(address.asked));
  const dialogs = useListDialogs<Prompt>();
  const save = useSavePrompt(dialogs.form?.entry?._id);
  const remove = useDeletePrompt();
  return (
    <PromptsView
      list={useServerList(address, prompts)}
      load={useListLoad(prompts, 'Failed to load prompts')}
      domains={useConfig()?.departments ?? []}
      dialogs={dialogs}
      saving={save.isPending}
      onSubmit={(fields) => save.mutateAsync(fields).then(dialogs.close)}
      onDelete={({ _id }) => remove.mutate(_id)}
    />
  );
}
