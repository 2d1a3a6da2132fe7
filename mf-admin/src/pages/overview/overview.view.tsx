import type { DashboardUser, Statistics } from '@overture/core/contract';
import {
  Card,
  DataTable,
  IconMail,
  IconUsers,
  Page,
  PageHeader,
  Pagination,
  SelectField,
  SimpleGrid,
  Stack,
  StatCard,
  Tabs,
} from '@overture/ui';
import { userColumns } from './user-columns.tsx';

export interface OverviewViewProps {
  /** Undefined while loading. */
  readonly statistics: Statistics | undefined;
  /** All users of the chosen department; undefined while loading. */
  readonly users: readonly DashboardUser[] | undefined;
  /** The five domains' names. */
  readonly departments: readonly string[];
  readonly department: string;
  readonly page: number;
  readonly limit: number;
  readonly onDepartment: (department: string) => void;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
}

/** What goes on in Overture: two numbers, and the people behind them. */
export function OverviewView(props: OverviewViewProps) {
  return (
    <Page>
      <PageHeader title="Overview" subtitle="Who works with the product, and what they generate." />
      <Tabs label="Dashboard" items={[{ value: 'overview', label: 'Overview', content: <OverviewTab {...props} /> }]} />
    </Page>
  );
}

function OverviewTab({ statistics, users, departments, department, ...props }: OverviewViewProps) {
  const total = users?.length ?? 0;
  // The list may have become shorter than the page in the address.
  const page = Math.min(props.page, Math.max(1, Math.ceil(total / props.limit)));
  const offset = (page - 1) * props.limit;
  return (
    <Stack gap="xl">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg">
        <StatCard
          label="Active Users"
          icon={<IconUsers size={18} />}
          value={statistics?.totalUsers}
          change={statistics?.active_users_change ?? ''}
        />
        <StatCard
          label="Emails Generated"
          icon={<IconMail size={18} />}
          value={statistics?.totalEmails}
          change={statistics?.emails_generated_change ?? ''}
        />
      </SimpleGrid>
      <Card
        flush
        title="User Actions"
        actions={
          <SelectField
            aria-label="Department"
            placeholder="Select Department"
            data={departments}
            value={department || null}
            clearable
            onChange={(value) => props.onDepartment(value ?? '')}
          />
        }
      >
        <DataTable<DashboardUser>
          label="User Actions"
          columns={userColumns(offset)}
          rows={users?.slice(offset, offset + props.limit)}
          rowKey={(user, index) => user._id || index}
          skeletonRows={props.limit}
          loadingLabel="Loading user data..."
          empty={{ title: 'No data available' }}
        />
        {total > 0 && (
          <Pagination page={page} limit={props.limit} total={total} onPage={props.onPage} onLimit={props.onLimit} />
        )}
      </Card>
    </Stack>
  );
}
