import { dayMs, sampleAnchor } from './model.ts';

interface Stage {
  readonly id: string;
  readonly label: string;
  /** 0 and 1 mean closed: lost and won. */
  readonly probability: number;
}

interface Pipeline {
  readonly id: string;
  readonly label: string;
  readonly stages: readonly Stage[];
}

/** The first pipeline is HubSpot's own. Added ones have numeric ids, so that only their labels are readable. */
export const pipelines: readonly Pipeline[] = [
  {
    id: 'default',
    label: 'Sales pipeline',
    stages: [
      { id: 'appointmentscheduled', label: 'Appointment scheduled', probability: 0.2 },
      { id: 'presentationscheduled', label: 'Presentation held', probability: 0.4 },
      { id: 'contractsent', label: 'Offer sent', probability: 0.7 },
      { id: 'closedwon', label: 'Closed won', probability: 1 },
      { id: 'closedlost', label: 'Closed lost', probability: 0 },
    ],
  },
  {
    id: '771204515',
    label: 'Conferences',
    stages: [
      { id: '1126004411', label: 'Package discussed', probability: 0.3 },
      { id: '1126004412', label: 'Slot reserved', probability: 0.8 },
      { id: '1126004413', label: 'Booked', probability: 1 },
      { id: '1126004414', label: 'Not this year', probability: 0 },
    ],
  },
];

/** The pipelines as the API answers them. */
export function describePipelines() {
  const createdAt = new Date(sampleAnchor - 900 * dayMs).toISOString();
  const moments = { createdAt, updatedAt: createdAt, archived: false };
  return pipelines.map(({ id, label, stages }, displayOrder) => ({
    id,
    label,
    displayOrder,
    stages: stages.map((stage, order) => ({
      id: stage.id,
      label: stage.label,
      displayOrder: order,
      metadata: { isClosed: String(isClosed(stage)), probability: stage.probability.toFixed(1) },
      writePermissions: 'CRM_PERMISSIONS_ENFORCEMENT',
      ...moments,
    })),
    ...moments,
  }));
}

export const isClosed = ({ probability }: Stage): boolean => probability === 0 || probability === 1;
