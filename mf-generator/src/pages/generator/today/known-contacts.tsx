import type { ListedRecord } from '@overture/core/contract';
import { workWords } from '@overture/core/contract';
import {
  AppButton,
  Box,
  Card,
  errorText,
  IconHistory,
  IconUser,
  LoadingLines,
  nameOf,
  ownRecordPath,
  useQuery,
  useRetry,
} from '@overture/ui';
import { lastRecordsQuery } from '../generator.queries.ts';
import { CardLine, CardLines, NoLines } from './card-lines.tsx';
import { myContactsQuery } from './today.queries.ts';

/** As many as stand beside one another without scrolling. */
const shown = 6;

interface MyContactsProps {
  /** The domain of a superadmin, empty before they choose one; undefined for an admin. */
  readonly zone: string | undefined;
  readonly onFetch: (url: string) => void;
}

/** The contacts that the user owns in HubSpot, last changed first; each is fetched by a click. */
export function MyContactsCard({ zone, onFetch }: MyContactsProps) {
  const mine = useQuery(myContactsQuery(zone));
  const load = useRetry(mine, 'Your contacts could not be loaded', mine.error ? errorText(mine.error) : undefined);
  return (
    <Card title="Your contacts in HubSpot" flush>
      {zone === '' ? (
        <NoLines>Choose a domain to see the contacts that you own there.</NoLines>
      ) : mine.data === undefined ? (
        <Box p="lg">
          <LoadingLines load={load} lines={3} />
        </Box>
      ) : mine.data === null ? (
        <NoLines>HubSpot has no user with your address, so nothing is listed here.</NoLines>
      ) : mine.data.length === 0 ? (
        <NoLines>You own no contact in HubSpot.</NoLines>
      ) : (
        <CardLines label="Your contacts in HubSpot">
          {mine.data.slice(0, shown).map(({ hubspotId, name, email, company, prospectUrl }) => (
            <CardLine
              key={hubspotId}
              icon={<IconUser size={18} />}
              who={name || email || `Contact ${hubspotId}`}
              of={company}
              words={name && email}
              action={
                <AppButton size="sm" aria-label={`Fetch ${name || email}`} onClick={() => onFetch(prospectUrl)}>
                  Fetch
                </AppButton>
              }
            />
          ))}
        </CardLines>
      )}
    </Card>
  );
}

/** The contacts that the user wrote to last, newest first. */
export function LastContactsCard() {
  const last = useQuery(lastRecordsQuery);
  const load = useRetry(last, 'Your last contacts could not be loaded');
  return (
    <Card title="Last contacts" flush>
      {last.data === undefined ? (
        <Box p="lg">
          <LoadingLines load={load} lines={3} />
        </Box>
      ) : last.data.length === 0 ? (
        <NoLines>The contacts that you generate for are listed here.</NoLines>
      ) : (
        <CardLines label="Last contacts">{last.data.slice(0, shown).map(lastContact)}</CardLines>
      )}
    </Card>
  );
}

function lastContact({ _id, hubspotId, hasResult, work, promtId }: ListedRecord) {
  const { todo, why } = workWords(work);
  return (
    <CardLine
      key={_id}
      icon={<IconHistory size={18} />}
      who={nameOf(work)}
      of={work.contactName && work.company}
      words={[todo || why.replace(/\.$/, ''), promtId.title].filter(Boolean).join(' · ')}
      action={
        <AppButton
          size="sm"
          to={hasResult ? ownRecordPath(hubspotId) : '/admin/history'}
          aria-label={`View ${nameOf(work)}`}
        >
          View
        </AppButton>
      }
    />
  );
}
