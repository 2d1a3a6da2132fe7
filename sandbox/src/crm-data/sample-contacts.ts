import { makeCompany, makeContactProperties, makePerson } from './contact-properties.ts';
import { contactIdOf } from './ids.ts';
import { dayMs, sampleAnchor, type SampleContact, type Story } from './model.ts';
import { owners, portalUser, type PortalUser } from './portal.ts';
import { portalProperties } from './portal-properties.ts';
import { createRandom, type Random } from './random.ts';
import { deadlines, events, roles, serviceLines, type ServiceLine } from './service-lines.ts';
import { specialContacts, type SpecialContact } from './special-contacts.ts';

const contactCount = 328;
/** The sandbox's own admin owns a few contacts. */
const sampleRepId = '83240186';
const firstOfRep = 40;
const contactsOfRep = 8;

/** All sample contacts without their histories; making them takes a few milliseconds. */
export function makeSampleContacts(seed: string): SampleContact[] {
  return Array.from({ length: contactCount }, (_, index) => {
    const random = createRandom(`${seed}/contact/${index}`);
    const special = specialContacts[index];
    return special ? fromSpecial(random, special, index) : generated(random, index);
  });
}

function generated(random: Random, index: number): SampleContact {
  const person = makePerson(random);
  const company = makeCompany(random);
  const picked = random.pick(owners);
  const owner = index >= firstOfRep && index < firstOfRep + contactsOfRep ? portalUser(sampleRepId) : picked;
  const kind = random.next();
  const completeness = kind < 0.1 ? 0.08 : kind < 0.35 ? random.int(40, 75) / 100 : kind < 0.6 ? 0.92 : 1;
  const service = random.pick(serviceLines);
  const event = random.pick(events);
  const colleague = makePerson(random);
  const jobtitle = random.pick([
    'Marketing Manager',
    'Managing Director',
    'Head of Digital',
    'Project Manager',
    'Founder',
    'Head of Sales',
    'Events Manager',
    'Chief Technology Officer',
    'Brand Lead',
  ]);
  const properties = makeContactProperties({
    random,
    person,
    company,
    service,
    event,
    ownerId: owner.id,
    completeness,
    jobtitle,
  });
  if (random.chance(0.04)) delete properties['firstname'];
  const first = person.first.native;
  const displayName = person.familyFirst
    ? `${person.last.native}${person.first.native}`
    : `${first} ${person.last.native}`;
  const story: Story = {
    ...commonStory(random, owner),
    service,
    event,
    company: company.name,
    city: person.place.city,
    first,
    project: random.pick(service.projects),
    colleague: {
      first: colleague.first.native,
      name: `${colleague.first.native} ${colleague.last.native}`,
      role: random.pick(roles),
    },
    budget: budgetOf(random, service.budget, person.place.country),
    competitor: random.pick(service.competitors),
  };
  const lastTouchDays = random.pick([1, 3, 6, 11, 19, 27, 41, 60, 88, 130, 190, 260]);
  return finish({
    random,
    index,
    displayName,
    properties,
    story,
    engagementCount: engagementCount(random, completeness),
    lastTouchDays,
  });
}

function fromSpecial(random: Random, special: SpecialContact, index: number): SampleContact {
  const { properties } = special;
  const owner = portalUser(properties['hubspot_owner_id']);
  const displayName = [properties['firstname'], properties['lastname']].filter(Boolean).join(' ');
  const plot = special.story;
  const service = plot && serviceLines[plot.service];
  const story: Story | null =
    plot && service
      ? {
          ...commonStory(random, owner),
          service,
          project: service.projects[plot.project] ?? service.projects[0] ?? '',
          company: properties['company'] ?? '',
          city: plot.city,
          first: properties['firstname'] ?? '',
          colleague: {
            first: plot.colleague[0],
            name: `${plot.colleague[0]} ${plot.colleague[1]}`,
            role: plot.colleague[2],
          },
          event: events[plot.event] ?? '',
          budget: budgetOf(random, service.budget, properties['country'] ?? ''),
          competitor: random.pick(service.competitors),
        }
      : null;
  return finish({
    random,
    index,
    displayName,
    properties: { ...properties },
    story,
    engagementCount: special.engagementCount,
    lastTouchDays: special.lastTouchDays,
    scripted: special.scripted,
  });
}

function finish(input: Omit<SampleContact, 'id' | 'createdAt' | 'updatedAt'> & { random: Random }): SampleContact {
  const { random, ...contact } = input;
  const id = contactIdOf(contact.index);
  const createdAt = new Date(sampleAnchor - random.int(300, 1900) * dayMs - random.int(0, dayMs)).toISOString();
  const updatedAt = new Date(sampleAnchor - contact.lastTouchDays * dayMs + random.int(0, 3_600_000)).toISOString();
  return {
    ...contact,
    id,
    createdAt,
    updatedAt,
    properties: {
      ...contact.properties,
      ...portalProperties(contact.index, contact.properties),
      hs_object_id: id,
      createdate: createdAt,
      lastmodifieddate: updatedAt,
    },
  };
}

const commonStory = (random: Random, owner: PortalUser) => {
  const referrer = makePerson(random);
  return {
    rep: { first: owner.firstName, name: `${owner.firstName} ${owner.lastName}`, email: owner.email },
    referrer: `${referrer.first.native} ${referrer.last.native}`,
    deadline: random.pick(deadlines),
  };
};

function budgetOf(random: Random, { low, high }: ServiceLine['budget'], country: string): string {
  const currency =
    {
      'United States': 'USD',
      'United Kingdom': 'GBP',
      'United Arab Emirates': 'AED',
      India: 'USD',
      Singapore: 'SGD',
      Sweden: 'EUR',
    }[country] ?? 'EUR';
  const from = Math.round(random.int(low, Math.round((low + high) / 2)) / 5) * 5 || 5;
  return random.chance(0.5)
    ? `${currency} ${from},000`
    : `${currency} ${from},000 to ${from + Math.max(5, Math.round(from / 15) * 5)},000`;
}

/** 0 to 300, mostly 3 to 40; records about which little is known also have a short history. */
function engagementCount(random: Random, completeness: number): number {
  if (completeness < 0.1) return random.pick([0, 0, 1, 2, 4]);
  const roll = random.next();
  if (roll < 0.07) return 0;
  if (roll < 0.87) return Math.round(3 + 37 * random.next() ** 1.6);
  if (roll < 0.97) return random.int(41, 110);
  return random.int(111, 300);
}
