import { useState } from 'react';
import { errorText, hasCode, urlText, useConfig, useLast, useQuery, useRetry, useUrlState } from '@overture/ui';
import { personOf, personQuery, useErasePerson } from './privacy.queries.ts';
import { noPerson } from './person-form.tsx';
import { PrivacyView } from './privacy.view.tsx';

const tryAgain = 'Nothing was changed. Check your connection and try again.';

const urlFields = { person: urlText() };

/** Privacy (/admin/privacy): shows the stored data about a person, and erases it. */
export function PrivacyRoute() {
  const [{ person: text }, setState] = useUrlState<{ person: string }>(urlFields);
  const config = useConfig();
  const [isAsking, setIsAsking] = useState(false);
  const person = text === '' ? undefined : personOf(text, config?.crmHosts ?? []);
  const erase = useErasePerson();
  // The way back in the browser leads to other persons, whom the erasure does not concern.
  const isErasedPerson = erase.variables?.text === text;
  // After an erasure the receipt says what is left. A report that nobody asked for would be logged as well.
  const isAsked = person !== undefined && config !== undefined && !(isErasedPerson && erase.isSuccess);
  const query = useQuery({ ...personQuery(person), enabled: isAsked });
  const load = useRetry(query, 'Failed to load what is kept');
  // The reason stays while the load is tried again.
  const failed = useLast(query.error);
  const isNobody = hasCode(query.error, 'not_found') || hasCode(query.error, 'validation_failed');
  return (
    <PrivacyView
      search={{
        text,
        problem: isNobody ? errorText(query.error) : text !== '' && person === undefined ? noPerson : undefined,
        isReading: query.isFetching,
        read: (next) => {
          erase.reset();
          if (next === text) void query.refetch();
          else setState({ person: next });
        },
      }}
      report={query.data}
      load={
        query.isFetching || (query.isError && !isNobody) ? { ...load, reason: errorText(failed, tryAgain) } : undefined
      }
      receipt={isErasedPerson ? erase.data?.receipt : undefined}
      erasure={{
        isAsking,
        isErasing: erase.isPending,
        problem: isErasedPerson && erase.isError ? errorText(erase.error) : undefined,
        ask: () => setIsAsking(true),
        close: () => setIsAsking(false),
        confirm: () => {
          setIsAsking(false);
          if (person !== undefined) erase.mutate({ text, person });
        },
      }}
    />
  );
}
