import type { Evidence } from './evidence.ts';

/** Whether a person may say that it is right. Nobody can vouch for a link, an address, or what is still to be filled in. */
export function mayBeVouchedFor({ status, about }: Pick<Evidence, 'status' | 'about'>): boolean {
  return (status === 'unsupported' || status === 'contradicted') && about !== 'link' && about !== 'address';
}
