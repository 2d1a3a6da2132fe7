import type { AgencyWire } from '@overture/core/contract';
import { LoadingCard, Page, PageHeader, urlChoice, urlText, useConfig, useQuery, useUrlState } from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { TextHistory } from '../prompt/text-history.tsx';
import { agencyKey, agencyQuery, useSaveAgency } from './agency.queries.ts';
import { AgencyForm, agencyTabs } from './agency-form.tsx';
import { ImportProof } from './import-proof.tsx';
import { ProofList } from './proof-list.tsx';
import { SequenceSetUp } from './sequence-set-up.tsx';

const urlFields = { domain: urlText(), tab: urlChoice(agencyTabs) };

/** What the emails of a domain may say about the agency, and what the send check requires of them. */
export function AgencyRoute() {
  const [{ domain, tab }, setState] = useUrlState(urlFields);
  const config = useConfig();
  const department = domain || (config?.departments[0] ?? '');
  const query = useQuery(agencyQuery(department));
  const found = query.data;
  const load = useListLoad(query, 'Failed to load the agency');
  const save = useSaveAgency();
  const submit = (agency: AgencyWire) => save.mutateAsync({ department, agency });
  return (
    <Page width="form">
      <PageHeader
        title="Agency"
        subtitle="What emails may say about your agency, and which rules they must pass before they are sent."
        actions={
          <DomainSelect
            label={undefined}
            aria-label="Domain"
            withAsterisk={false}
            value={department || null}
            disabled={save.isPending}
            onChange={(next) => setState({ domain: next ?? '' })}
          />
        }
      />
      {found ? (
        <>
          <AgencyForm
            key={department}
            department={department}
            agency={found.agency}
            suggestion={found.suggestion}
            rules={found.rules}
            tab={tab ?? 'who'}
            onTab={(next) => setState({ tab: next === 'who' ? undefined : next })}
            // The sequences are saved by themselves, and what was typed before may be older.
            onSubmit={(agency) => submit({ ...agency, sequences: found.agency.sequences })}
            sequences={
              <SequenceSetUp
                key={`sequences of ${department}`}
                department={department}
                chosen={found.agency.sequences}
                onChoose={(sequences) => submit({ ...found.agency, sequences })}
              />
            }
            proof={
              <>
                <ProofList department={department} proof={found.proof} load={load} />
                <ImportProof department={department} />
              </>
            }
          />
          <TextHistory key={found.textId} id={found.textId} changes={[agencyKey]} />
        </>
      ) : (
        <LoadingCard load={load} lines={10} />
      )}
    </Page>
  );
}
