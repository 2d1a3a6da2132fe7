import { Banner } from '@overture/ui';
import { colleagueText } from './hand-over-words.ts';
import { useColleagues } from './hand-over.queries.ts';
import type { HandOverOf } from './hand-over.queries.ts';

/** Tells who else works on the contact, or has handed it over, before the rep puts work into it. */
export function ColleaguesNotice({ of }: { readonly of: HandOverOf }) {
  return useColleagues(of).map((colleague) => (
    <Banner key={colleague.email} tone={colleague.handOver?.state === 'open' ? 'warning' : 'info'}>
      {colleagueText(colleague)}
    </Banner>
  ));
}
