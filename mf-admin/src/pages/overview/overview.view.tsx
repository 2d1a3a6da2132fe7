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
import { UsagePanel } from './usage-panel.tsx';
import type { UsagePanelProps } from './usage-panel.tsx';
import { userColumns } from './user-columns.tsx';

export interface OverviewViewProps {
  /** Undefined while loading. */
  readonly statistics: Statistics | undefined;
  /** All users of the chosen department; undefined while loading. */
  readonly users: readonly DashboardUser[] | undefined;
  /** By day, oldest first; undefined until they are known. */
  readonly userTrend: readonly number[] | undefined;
  readonly emailTrend: readonly number[] | undefined;
  readonly usage: Omit<UsagePanelProps, 'departments' | 'department' | 'onDepartment'>;
  /** The five domains' names. */
  readonly departments: readonly string[];
  readonly department: string;
  readonly page: number;
  readonly limit: number;
  readonly onDepartment: (department: string) => void;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
}

/** What goes on in Overture: two numbers, what they are made of, and the people behind them. */
export function OverviewView(props: OverviewViewProps) {
  return (
    <Page>
      <PageHeader title="Overview" subtitle="Who works with the product, and what they generate." />
      <Tabs label="Dashboard" items={[{ value: 'overview', label: 'Overview', content: <OverviewTab {...props} /> }]} />
    </Page>
  );
}

function OverviewTab(props: OverviewViewProps) {
  const { statistics, users, userTrend, emailTrend, departments, department } = props;
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
          {...(userTrend ? { trend: userTrend } : {})}
        />
        <StatCard
          label="Emails Generated"
          icon={<IconMail size={18} />}
          value={statistics?.totalEmails}
          change={statistics?.emails_generated_change ?? ''}
          {...(emailTrend ? { trend: emailTrend } : {})}
        />
      </SimpleGrid>
      <UsagePanel
        {...props.usage}
        departments={departments}
        department={department}
        onDepartment={props.onDepartment}
      />
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
