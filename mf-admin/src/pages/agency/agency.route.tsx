import { urlText, useConfig, useQuery, useUrlState } from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { agencyQuery, useSaveAgency } from './agency.queries.ts';
import { AgencyView } from './agency.view.tsx';

const urlFields = { domain: urlText() };

/** Agency (/admin/agency). */
export function AgencyRoute() {
  const [{ domain }, setState] = useUrlState<{ domain: string }>(urlFields);
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
      onSubmit={(agency) => save.mutateAsync({ department, agency })}
    />
  );
}
