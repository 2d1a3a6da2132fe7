import { useState } from 'react';
import { errorText, urlText, useConfig, useQuery, useUrlState } from '@overture/ui';
import { personOf, personQuery, useErasePerson } from './privacy.queries.ts';
import { PrivacyView } from './privacy.view.tsx';

const urlFields = { person: urlText() };

/** Privacy (/admin/privacy): shows the stored data about a person, and erases it. */
export function PrivacyRoute() {
  const [{ person: text }, setState] = useUrlState<{ person: string }>(urlFields);
  const config = useConfig();
  const [isAsking, setIsAsking] = useState(false);
  const person = text === '' ? undefined : personOf(text, config?.crmHosts ?? []);
  const query = useQuery({ ...personQuery(person), enabled: person !== undefined && config !== undefined });
  const erase = useErasePerson();
  const notRead = person === undefined ? 'Please enter a HubSpot contact or an email address' : undefined;
  const problem = query.error === null ? notRead : errorText(query.error);
  return (
    <PrivacyView
      search={{
        text,
        problem: text === '' ? undefined : problem,
        isReading: query.isFetching,
        read: (next) => {
          erase.reset();
          if (next === text) void query.refetch();
          else setState({ person: next });
        },
      }}
      report={query.data}
      receipt={erase.data?.receipt}
      erasure={{
        isAsking,
        isErasing: erase.isPending,
        problem: erase.error === null ? undefined : errorText(erase.error),
        ask: () => setIsAsking(true),
        close: () => setIsAsking(false),
        confirm: () => {
          setIsAsking(false);
          if (person !== undefined) erase.mutate(person);
        },
      }}
    />
  );
}
