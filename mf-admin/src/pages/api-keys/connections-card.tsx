import type { ConnectionWire } from '@overture/core/contract';
import { Card, DataTable, TwoLines, useQuery, useRetry } from '@overture/ui';
import type { Column } from '@overture/ui';
import { connectionsQuery } from './api-keys.queries.ts';
import { HealthCell } from './health-cell.tsx';

interface DomainConnections {
  readonly department: string;
  readonly Hubspot: ConnectionWire | undefined;
  readonly Openai: ConnectionWire | undefined;
}

/** The credentials that each domain's calls use, their health, and what is left of the accounts' allowances. */
export function ConnectionsCard() {
  const connections = useQuery(connectionsQuery);
  return (
    <Card flush title="Connections">
      <DataTable<DomainConnections>
        label="Connections"
        columns={columns}
        rows={connections.data && byDomain(connections.data.connections)}
        rowKey={({ department }) => department}
        skeletonRows={5}
        loadingLabel="Loading connections..."
        load={useRetry(connections, 'Failed to load connections')}
      />
    </Card>
  );
}

function byDomain(connections: readonly ConnectionWire[]): DomainConnections[] {
  const of = (department: string, vendor: ConnectionWire['vendor']) =>
    connections.find((one) => one.department === department && one.vendor === vendor);
  return [...new Set(connections.map(({ department }) => department))].map((department) => ({
    department,
    Hubspot: of(department, 'Hubspot'),
    Openai: of(department, 'Openai'),
  }));
}

const sources: Record<Exclude<ConnectionWire['source'], 'none'>, string> = {
  stored: 'API key',
  environment: "The server's key",
  sandbox: 'Sample data',
};

const columns: Column<DomainConnections>[] = [
  { key: 'domain', header: 'Domain', main: true, width: '20%', cell: ({ department }) => department },
  { key: 'hubspot', header: 'HubSpot', width: '40%', cell: ({ Hubspot }) => <Connection of={Hubspot} /> },
  { key: 'openai', header: 'OpenAI', width: '40%', cell: ({ Openai }) => <Connection of={Openai} /> },
];

function Connection({ of }: { readonly of: ConnectionWire | undefined }) {
  if (of === undefined) return <>N/A</>;
  if (of.source === 'none') return <TwoLines below="calls of this domain are refused">No active key</TwoLines>;
  return <HealthCell health={of} lead={sources[of.source]} withQuota />;
}
