import { fold } from '../../../../checks/fold.ts';

const firstNames = 'Robin Alex Noa Luca Mika Toni Sasha Jules Charlie Dana Eden Jamie Morgan Riley Quinn Skyler'.split(
  ' ',
);
const lastNames = 'Sample Example Muster Placeholder Specimen Pattern Model Draft'.split(' ');
/** There are more combinations than a domain may have samples. */
export const combinations = firstNames.length * lastNames.length;

export interface InventedName {
  readonly first: string;
  readonly last: string;
}

/** The invented names of the contact's own company, and of whatever else has a name. */
export const invented = { company: 'Example Works', short: 'Example', host: 'example-works.example' };

/** The invented name with a number; another one where a real name of the sample is equal. */
export function inventedName(number: number, isReal: (folded: string) => boolean): InventedName {
  const pick = (names: readonly string[], at: number): string => {
    const free = names.filter((name) => !isReal(fold(name)));
    return free[at % Math.max(1, free.length)] ?? `Person${number}`;
  };
  return { first: pick(firstNames, number), last: pick(lastNames, Math.floor(number / firstNames.length)) };
}
