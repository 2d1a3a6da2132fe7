import type { CheckFacts, Source } from '../../../checks/contract/evidence.ts';
import { unknownContact } from '../../../checks/index.ts';
import type { UserProfile } from '../../../people/users/domain/user.ts';

/** A source of a caller, which may have no id and no label. */
export interface GivenSource extends Omit<Source, 'id' | 'label' | 'url' | 'date'> {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly date?: string | undefined;
}

export function namedSources(given: readonly GivenSource[]): Source[] {
  return given.map(({ kind, id, label, date, text }, index) => {
    const named = id ?? `s${index + 1}`;
    return { kind, id: named, label: label ?? named, ...(date !== undefined && { date }), text };
  });
}

/** What sources say of the contact: the properties with the names of the CRM. Everything else is unknown. */
export function factsOfSources(sources: readonly Source[], sender: UserProfile | null): CheckFacts {
  const property = (name: string): string[] =>
    sources.flatMap(({ kind, label, text }) =>
      kind === 'property' && label.toLowerCase() === name && text.trim() !== '' ? [text.trim()] : [],
    );
  return {
    contact: {
      ...unknownContact,
      names: [...property('firstname'), ...property('lastname')],
      company: property('company')[0] ?? null,
    },
    sender: {
      names: [sender?.firstName ?? '', sender?.lastName ?? ''].filter((name) => name !== ''),
      company: sender?.company || null,
    },
    words: null,
    lastGeneratedAt: null,
  };
}
