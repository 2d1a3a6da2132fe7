import { urlChoice, urlText, useConfig, useQuery, useUrlState } from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { agencyQuery, useSaveAgency } from './agency.queries.ts';
import { agencyTabs, type AgencyTab } from './agency-form.tsx';
import { AgencyView } from './agency.view.tsx';

const urlFields = { domain: urlText(), tab: urlChoice(agencyTabs) };

export function AgencyRoute() {
  const [{ domain, tab }, setState] = useUrlState<{ domain: string; tab: AgencyTab | undefined }>(urlFields);
  const config = useConfig();
  const department = domain || (config?.departments[0] ?? '');
  const query = useQuery(agencyQuery(department));
  const load = useListLoad(query, 'Failed to load the agency');
  const save = useSaveAgency();
  return (
    <AgencyView
      domainSelect={
        <DomainSelect
          label={undefined}
          aria-label="Domain"
          withAsterisk={false}
          value={department || null}
          disabled={save.isPending}
          onChange={(next) => setState({ domain: next ?? '' })}
        />
      }
      department={department}
      found={query.data}
      load={load}
      tab={tab ?? 'who'}
      onTab={(next) => setState({ tab: next === 'who' ? undefined : next })}
      onSubmit={(agency) => save.mutateAsync({ department, agency })}
    />
  );
}
