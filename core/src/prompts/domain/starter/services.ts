import type { ServiceType } from '../prompt.ts';

const services = [
  'Web development',
  'E-commerce',
  'Mobile app development',
  'UX and product design',
  'Digital marketing',
  'Search engine optimisation',
  'Marketing automation and CRM',
  'Data and analytics',
  'Process automation and AI',
  'Cloud and system integration',
  'Maintenance and support',
  'Conference sponsorship',
  'Exhibition booths',
  'Speaking slots and workshops',
];

/**
 * The services of which a generation names the one that the contact most likely needs. Value and label are equal,
 * because the detected value is shown as it is.
 */
export const starterServices: readonly ServiceType[] = services.map((name) => ({ value: name, label: name }));
