import { dealIdOf } from './ids.ts';
import { dayMs, sampleAnchor, type CrmRecord, type SampleContact } from './model.ts';
import { isClosed, pipelines } from './portal.ts';
import { createRandom } from './random.ts';

type Outcome = 'open' | 'won' | 'lost';

/** The deals of a contact: none to three, depending on its lifecycle stage. */
export function makeDeals(seed: string, contact: SampleContact): CrmRecord[] {
  const { story, properties } = contact;
  if (story === null) return [];
  const random = createRandom(`${seed}/deals/${contact.id}`);
  const isConference = story.service.name === 'Conference sponsorship' || story.service.name === 'Exhibition booths';
  const pipeline = pipelines[isConference ? 1 : 0];
  return outcomesOf(properties['lifecyclestage'], random.chance(0.3)).map((outcome, position) => {
    const stages = (pipeline?.stages ?? []).filter((stage) =>
      outcome === 'open' ? !isClosed(stage) : stage.probability === (outcome === 'won' ? 1 : 0),
    );
    const stage = random.pick(stages);
    const closes = sampleAnchor + (outcome === 'open' ? random.int(10, 120) : -random.int(90, 700)) * dayMs;
    const createdAt = new Date(Math.min(sampleAnchor, closes) - random.int(20, 80) * dayMs).toISOString();
    const id = dealIdOf(contact.index, position);
    const amount = random.chance(0.1) ? null : `${random.int(8, 180) * 500}`;
    return {
      id,
      createdAt,
      updatedAt: contact.updatedAt,
      properties: {
        dealname: `${story.company}: ${story.project.replace(/^the /, '')}${outcome === 'won' ? ', first phase' : ''}`,
        dealstage: stage.id,
        pipeline: pipeline?.id ?? '',
        amount,
        deal_currency_code: story.budget.slice(0, 3),
        closedate: new Date(closes).toISOString(),
        hs_is_closed: String(outcome !== 'open'),
        hs_is_closed_won: String(outcome === 'won'),
        hubspot_owner_id: properties['hubspot_owner_id'] ?? null,
        hs_object_id: id,
        createdate: createdAt,
        hs_lastmodifieddate: contact.updatedAt,
      },
    };
  });
}

function outcomesOf(lifecyclestage: string | null | undefined, more: boolean): Outcome[] {
  if (lifecyclestage === 'customer') return more ? ['won', 'lost', 'open'] : ['won', 'open'];
  if (lifecyclestage === 'opportunity') return more ? ['lost', 'open'] : ['open'];
  return lifecyclestage === 'salesqualifiedlead' && more ? ['lost'] : [];
}
