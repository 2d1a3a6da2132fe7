import {
  AppButton,
  Card,
  ChoiceBar,
  EmptyState,
  ErrorState,
  IconChartBar,
  LoadingPlace,
  SelectField,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
  Toolbar,
} from '@overture/ui';
import { UsageCharts } from './usage-charts.tsx';
import type { Grouping } from './usage-figures.ts';
import type { UsageLoad } from './usage.queries.ts';

/** The ranges to choose from, in days. The middle one is the default. */
export const ranges = ['7', '30', '90'] as const;
export type Range = (typeof ranges)[number];

export interface UsagePanelProps {
  readonly load: UsageLoad;
  /** Whether nothing was ever generated. */
  readonly isNew: boolean;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
  readonly departments: readonly string[];
  /** Empty for all domains. */
  readonly department: string;
  readonly onDepartment: (department: string) => void;
}

/** The days and the domain that the page is about. */
export function PeriodBar({
  range,
  onRange,
  departments,
  department,
  onDepartment,
}: Pick<UsagePanelProps, 'range' | 'onRange' | 'departments' | 'department' | 'onDepartment'>) {
  return (
    <Toolbar>
      <SelectField
        aria-label="Department"
        placeholder="Select Department"
        data={departments}
        value={department || null}
        clearable
        clearButtonProps={{ 'aria-label': 'Clear department' }}
        onChange={(next) => onDepartment(next ?? '')}
      />
      <ChoiceBar
        label="Range of days"
        options={ranges.map((days) => ({ value: days, label: `${days} days` }))}
        value={range}
        onChange={onRange}
      />
    </Toolbar>
  );
}

/** The usage of a range of days: the charts, or why there are none. */
export function UsagePanel(props: UsagePanelProps) {
  return (
    <Stack gap="lg" component="section" aria-label="Usage">
      <div>
        <Title order={2}>Usage</Title>
        <Text size="xs" c="dimmed">
          Sequences that were deleted later count, too.
        </Text>
      </div>
      <UsageBody {...props} />
    </Stack>
  );
}

function UsageBody(props: UsagePanelProps) {
  const { load, isNew, grouping, onGrouping } = props;
  const { usage } = load;
  if (usage === undefined) {
    if (load.failed) return <UsageError load={load} />;
    return isNew ? <NoUsagePlace {...props} /> : <UsageSkeleton />;
  }
  if (usage.totals.generations + usage.totals.errors > 0)
    return <UsageCharts usage={usage} grouping={grouping} onGrouping={onGrouping} />;
  return <NoUsage {...props} />;
}

function NoUsage({ range, onRange, department, onDepartment }: UsagePanelProps) {
  const next =
    department !== '' ? (
      <AppButton onClick={() => onDepartment('')}>Show all domains</AppButton>
    ) : range === '90' ? (
      <AppButton to="/admin/generate-email">Generate Emails</AppButton>
    ) : (
      <AppButton onClick={() => onRange('90')}>Show 90 days</AppButton>
    );
  return (
    <Card>
      <EmptyState
        icon={<IconChartBar size={22} />}
        title={`Nothing generated in the last ${range} days`}
        text={
          department === ''
            ? 'Generations, tokens, cost and time show up here day by day.'
            : `Nobody of ${department} generated an email sequence in this time.`
        }
        action={next}
      />
    </Card>
  );
}

function UsageError({ load }: { readonly load: UsageLoad }) {
  return (
    <Card>
      <ErrorState
        title="The usage could not be loaded"
        text="Nothing was lost. Check your connection and try again."
        onRetry={load.onRetry}
        busy={load.retrying}
      />
    </Card>
  );
}

/** A placeholder as tall as the text for no usage, so that the table below does not move. */
function NoUsagePlace(props: UsagePanelProps) {
  return (
    <LoadingPlace label="Loading usage...">
      <div style={{ visibility: 'hidden' }}>
        <NoUsage {...props} />
      </div>
    </LoadingPlace>
  );
}

/** A placeholder as tall as the charts, so that the table below does not move. */
function UsageSkeleton() {
  return (
    <LoadingPlace label="Loading usage...">
      <Stack gap="lg">
        <Card title={<Skeleton width={96} />}>
          <Skeleton height={256} />
        </Card>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          {['Tokens', 'Cost', 'Time to ready', 'Top users'].map((title) => (
            <Card key={title} title={<Skeleton width={96} />}>
              <Skeleton height={256} />
            </Card>
          ))}
        </SimpleGrid>
      </Stack>
    </LoadingPlace>
  );
}
