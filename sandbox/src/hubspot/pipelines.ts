import { dayMs, sampleAnchor } from '../crm-data/model.ts';
import { isClosed, pipelines } from '../crm-data/portal.ts';

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
