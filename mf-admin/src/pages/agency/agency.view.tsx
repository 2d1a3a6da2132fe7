import type { ReactNode } from 'react';
import type { AgencyWire, EndpointResponse, getAgency } from '@overture/core/contract';
import { LoadingCard, Page, PageHeader } from '@overture/ui';
import type { LoadState } from '@overture/ui';
import { TextHistory } from '../prompt/text-history.tsx';
import { AgencyForm, type AgencyTab } from './agency-form.tsx';
import { agencyKey } from './agency.queries.ts';
import { ImportProof } from './import-proof.tsx';
import { SequenceSetUp } from './sequence-set-up.tsx';
import { ProofList } from './proof-list.tsx';

export interface AgencyViewProps {
  readonly domainSelect: ReactNode;
  readonly department: string;
  /** Undefined while loading. */
  readonly found: EndpointResponse<typeof getAgency> | undefined;
  readonly load: LoadState;
  readonly tab: AgencyTab;
  readonly onTab: (tab: AgencyTab) => void;
  readonly onSubmit: (agency: AgencyWire) => Promise<unknown>;
}

/** What the emails of a domain may say about the agency, and what the send check requires of them. */
export function AgencyView({ domainSelect, department, found, load, tab, onTab, onSubmit }: AgencyViewProps) {
  return (
    <Page width="form">
      <PageHeader
        title="Agency"
        subtitle="What emails may say about your agency, and which rules they must pass before they are sent."
        actions={domainSelect}
      />
      {found ? (
        <>
          <AgencyForm
            key={department}
            department={department}
            agency={found.agency}
            suggestion={found.suggestion}
            rules={found.rules}
            tab={tab}
            onTab={onTab}
            // The sequences are saved by themselves, and what was typed before may be older.
            onSubmit={(agency) => onSubmit({ ...agency, sequences: found.agency.sequences })}
            sequences={
              <SequenceSetUp
                key={`sequences of ${department}`}
                department={department}
                chosen={found.agency.sequences}
                onChoose={(sequences) => onSubmit({ ...found.agency, sequences })}
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
