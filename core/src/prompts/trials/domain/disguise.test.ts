import { expect, it } from 'vitest';
import { emptyContext } from '../../../contacts/domain/contact.ts';
import { buildContact, buildEngagement, buildSnapshot } from '../../../testing/index.ts';
import { maxSamples } from '../contract/samples.ts';
import { disguised } from './disguise.ts';
import { nameOf } from './sample.ts';

it('replaces names and addresses everywhere, except within other words', () => {
  const contact = buildContact({
    id: '151204326807',
    properties: { firstname: 'Ada', lastname: 'Okafor', company: 'Northwind (UK)', email: 'ada@north-wind.example' },
    engagements: {
      notes: [
        buildEngagement({
          properties: { hs_note_body: 'ADA Okafor of Northwind (UK), ada@north-wind.example: Adapt the offer.' },
        }),
      ],
      emails: [],
      calls: [],
      meetings: [],
      tasks: [],
    },
  });
  const material = disguised({
    snapshot: buildSnapshot({ contact, fullSummary: 'Ada asked.' }),
    context: { ...emptyContext, companyInfo: 'See north-wind.example.' },
    pdf: null,
  });
  const text = JSON.stringify(material);
  for (const name of ['Ada ', 'Okafor', 'Northwind', 'north-wind.example']) expect(text).not.toContain(name);
  expect(material.snapshot.fullSummary).toBe('Dana asked.');
  expect(material.snapshot.contact.engagements.notes[0]?.properties['hs_note_body']).toBe(
    'Dana Specimen of Example Works, dana.specimen@example-works.example: Adapt the offer.',
  );
  expect(material.context.companyInfo).toBe('See example-works.example.');
});

it('invents another name for each sample of a domain', () => {
  const contact = buildContact({ properties: { firstname: 'Ada', lastname: 'Okafor' } });
  const material = { snapshot: buildSnapshot({ contact }), context: emptyContext, pdf: null };
  const names = new Set<string>();
  for (let index = 0; index < maxSamples; index += 1) names.add(nameOf(disguised(material, names)));
  expect(names.size).toBe(maxSamples);
});
