import { leftOutReasons, leftOutWords, upToCents } from '@overture/core/contract';
import type { LeftOutReason, RunPlan } from '@overture/core/contract';
import { Card, dollars, KeyValueCard, ScrollPanel, Stack, SwitchField, Text, TwoLines } from '@overture/ui';
import classes from './plan-card.module.css';

const includeLabels: Readonly<Record<LeftOutReason, string>> = {
  optedOut: 'Write also for those who opted out or asked not to be written to; each is noted in the audit log',
  recent: 'Write also for those generated lately',
  others: 'Write also for contacts with another owner in HubSpot',
};

export interface PlanCardProps {
  readonly plan: RunPlan;
  readonly include: readonly LeftOutReason[];
  readonly onInclude: (include: readonly LeftOutReason[]) => void;
}

/** What a run would do, before anything is paid. */
export function PlanCard({ plan, include, onInclude }: PlanCardProps) {
  const { contacts, willRun, skipped, expectedUsd, maxUsd, contactUsd, minutes } = plan;
  const cost =
    expectedUsd === null || maxUsd === null
      ? 'Unknown: nobody knows the price of the model'
      : `About ${dollars(expectedUsd)}, at most ${dollars(maxUsd)}`;
  const named = Object.entries(leftOutWords) as [keyof typeof leftOutWords, string][];
  const leftOut = named.filter(([reason]) => skipped[reason] > 0);
  const switches = leftOutReasons.filter((reason) => skipped[reason] > 0 || include.includes(reason));
  const toggle = (reason: LeftOutReason, isOn: boolean) =>
    onInclude(isOn ? [...include, reason] : include.filter((one) => one !== reason));
  return (
    <Stack gap="lg">
      <KeyValueCard
        title="The plan"
        items={[
          { label: 'Will run', value: `${willRun.toLocaleString()} of ${contacts.toLocaleString()}` },
          ...(willRun === 0
            ? []
            : [
                { label: 'Cost', value: cost },
                ...(contactUsd === null
                  ? []
                  : [
                      {
                        label: 'Maximum',
                        value: `At least ${dollars(upToCents(contactUsd))}, which one contact may cost`,
                      },
                    ]),
                { label: 'Takes', value: `About ${timeText(minutes)}` },
              ]),
        ]}
      />
      {(leftOut.length > 0 || switches.length > 0) && (
        <Card title="Left out">
          <Stack gap="md">
            {leftOut.map(([reason, why]) => (
              <details key={reason}>
                <summary className={classes.reason}>
                  <strong>{skipped[reason].toLocaleString()}</strong> {why}
                </summary>
                <Rows label={why} rows={plan.leftOut.filter((row) => row.reason === reason)} all={skipped[reason]} />
              </details>
            ))}
            {switches.map((reason) => (
              <SwitchField
                key={reason}
                label={includeLabels[reason]}
                checked={include.includes(reason)}
                onChange={(isOn) => toggle(reason, isOn)}
              />
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** The contacts that are left out for one reason, in a panel of its own, because there may be many. */
function Rows({
  label,
  rows,
  all,
}: {
  readonly label: string;
  readonly rows: RunPlan['leftOut'];
  readonly all: number;
}) {
  return (
    <ScrollPanel label={label} height={240}>
      <ul className={classes.rows}>
        {rows.map(({ row, contact, contactName, company, hubspotId, reason, why }) => {
          // Which row was first is told by no heading.
          const last = contactName === null || reason === 'repeated' ? why : hubspotId;
          return (
            <li key={row}>
              <TwoLines wrap below={[`Row ${row}`, company, last].filter(Boolean).join(' · ')}>
                {contactName ?? contact}
              </TwoLines>
            </li>
          );
        })}
      </ul>
      {rows.length < all && <Text c="dimmed">These are the first {rows.length}.</Text>}
    </ScrollPanel>
  );
}

function timeText(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
