import {
  Banner,
  EmptyState,
  IconTargetArrow,
  lastRunsQuery,
  LoadingCard,
  SimpleGrid,
  todayQuery,
  useNow,
  useQuery,
  useRetry,
  useSession,
} from '@overture/ui';
import { lastRecordsQuery } from '../generator.queries.ts';
import type { ContactForm } from '../use-contact-form.ts';
import { LastContactsCard, MyContactsCard } from './known-contacts.tsx';
import { useSeeReply } from './today.queries.ts';
import { isQuiet, TodayCard } from './today.view.tsx';

export interface TodaySectionProps {
  readonly form: Pick<ContactForm, 'zone' | 'fetchLink'>;
  /** Whether a template was chosen on the page of templates. */
  readonly hasTemplate: boolean;
}

/** What stands below the field of the link until a contact is fetched: the user's day, and whom they may write to next. */
export function TodaySection({ form, hasTemplate }: TodaySectionProps) {
  const today = useQuery(todayQuery);
  const load = useRetry(
    today,
    'What happened today could not be loaded',
    'Nothing was lost, and links can be fetched all the same.',
  );
  const runs = useQuery(lastRunsQuery(useSession()?.userId ?? '')).data ?? [];
  const isNew = useQuery(lastRecordsQuery).data?.length === 0;
  const see = useSeeReply();
  const now = useNow(60_000);
  const withTemplate = hasTemplate ? ' with the chosen template' : '';
  return (
    <>
      {today.data === undefined ? (
        <LoadingCard load={load} lines={4} />
      ) : isNew && isQuiet(today.data, runs, now) ? (
        <EmptyState
          icon={<IconTargetArrow size={22} />}
          title="No contact fetched yet"
          text={`Paste the link of a HubSpot contact to read its history, add what you know, and generate a sequence${withTemplate}.`}
        />
      ) : (
        <>
          {hasTemplate && <Banner tone="info">Paste a link to generate a sequence with the chosen template.</Banner>}
          <TodayCard
            today={today.data}
            runs={runs}
            now={now}
            seeing={see.isPending ? see.variables : undefined}
            onSeen={see.mutate}
          />
        </>
      )}
      <SimpleGrid cols={isNew ? 1 : { base: 1, md: 2 }}>
        <MyContactsCard zone={form.zone} onFetch={form.fetchLink} />
        {!isNew && <LastContactsCard />}
      </SimpleGrid>
    </>
  );
}
