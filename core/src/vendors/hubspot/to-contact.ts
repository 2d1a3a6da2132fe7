import {
  engagementKinds,
  type CrmContact,
  type CrmDeal,
  type CrmOwner,
  type CrmPart,
  type CrmProperties,
  type Engagement,
  type EngagementKind,
} from '../../contacts/domain/contact.ts';
import { newestFirst } from '../../contacts/domain/engagement-date.ts';
import type { ReadType } from './crm-properties.ts';
import type { HubspotObject } from './hubspot-schemas.ts';
import type { FoundContact } from './reading.ts';

/** The labels of ids in an account's records; a table that could not be read is empty. */
export interface Labels {
  readonly owners: ReadonlyMap<string, CrmOwner>;
  readonly dealStages: ReadonlyMap<string, string>;
  readonly callOutcomes: ReadonlyMap<string, string>;
}

export type ReadObjects = ReadonlyMap<ReadType, readonly HubspotObject[]>;

/** Converts what was read into a contact. `refused`: the parts that the key may not read for any contact. */
export function toContact(
  { object, notRead }: Pick<FoundContact, 'object' | 'notRead'>,
  objects: ReadObjects,
  labels: Labels,
  refused: ReadonlySet<CrmPart>,
): CrmContact {
  const properties = withoutEmpty(object.properties);
  const engagementsOf = (kind: EngagementKind): readonly Engagement[] =>
    newestFirst(
      kind,
      (objects.get(kind) ?? []).map((one) => withOutcome(toEngagement(one, labels.owners), labels.callOutcomes)),
    );
  const company = objects.get('companies')?.[0];
  const isConcerned: Record<CrmPart, boolean> = {
    emails: areRedacted(objects.get('emails') ?? []),
    company: refused.has('company') && properties['associatedcompanyid'] !== undefined,
    deals: refused.has('deals'),
    owner: refused.has('owner') && properties['hubspot_owner_id'] !== undefined,
  };
  return {
    id: object.id,
    properties,
    engagements: {
      notes: engagementsOf('notes'),
      emails: engagementsOf('emails'),
      calls: engagementsOf('calls'),
      meetings: engagementsOf('meetings'),
      tasks: engagementsOf('tasks'),
    },
    notRead: Object.fromEntries(
      engagementKinds.map((kind) => [kind, notRead.get(kind) ?? 0] as const).filter(([, count]) => count > 0),
    ),
    company: company === undefined ? null : { id: company.id, properties: withoutEmpty(company.properties) },
    deals: (objects.get('deals') ?? []).map((deal) => toDeal(deal, labels.dealStages)),
    owner: labels.owners.get(properties['hubspot_owner_id'] ?? '') ?? null,
    unreadable: (['emails', 'company', 'deals', 'owner'] as const).filter((part) => isConcerned[part]),
  };
}

/** The id of its owner says nothing to people and models; their name does. */
function toEngagement(object: HubspotObject, owners: Labels['owners']): Engagement {
  const { hubspot_owner_id: owner, ...properties } = withoutEmpty(object.properties);
  const author = owners.get(owner ?? '')?.name;
  return { id: object.id, createdAt: momentOf(object.createdAt), properties, ...(author && { author }) };
}

/** The outcome of a call is an id in the account's own list; people and models need its label. */
function withOutcome(engagement: Engagement, outcomes: ReadonlyMap<string, string>): Engagement {
  const { hs_call_disposition: outcome, ...rest } = engagement.properties;
  if (outcome == null) return engagement;
  const label = outcomes.get(outcome);
  return { ...engagement, properties: label === undefined ? rest : { ...rest, hs_call_disposition: label } };
}

function toDeal({ id, properties: deal }: HubspotObject, stages: ReadonlyMap<string, string>): CrmDeal {
  const stage = deal['dealstage'] ?? '';
  const isWon = deal['hs_is_closed_won'] === 'true';
  return {
    id,
    name: deal['dealname'] ?? '',
    stage: stages.get(stage) ?? stage,
    state: isWon ? 'won' : deal['hs_is_closed'] === 'true' ? 'lost' : 'open',
    amount: deal['amount'] ?? '',
    currency: deal['deal_currency_code'] ?? '',
    closeDate: momentOf(new Date(deal['closedate'] ?? Number.NaN)),
  };
}

function momentOf(date: Date): number | null {
  return Number.isNaN(date.getTime()) ? null : date.getTime();
}

/** What a key without the scope `sales-email-read` gets in place of an email's text. */
const redaction = /^(?:\s|<[^>]{0,200}>)*The content of this email has been redacted\b/;
const emailContent = ['hs_email_subject', 'hs_email_html', 'hs_email_text'] as const;

/**
 * Whether emails arrived without their content. Without the scope HubSpot does not refuse them: it puts a notice in
 * place of their text, or leaves out subject and text of all of them.
 */
export function areRedacted(emails: readonly HubspotObject[]): boolean {
  const contents = emails.map(({ properties }) => emailContent.map((name) => properties[name] ?? ''));
  if (contents.some((content) => content.some((text) => redaction.test(text)))) return true;
  return contents.length > 0 && contents.every((content) => content.every((text) => text === ''));
}

/** Drops properties without a value, which HubSpot sends as null, and redacted texts. */
function withoutEmpty(properties: CrmProperties): CrmProperties {
  const isKnown = (value: string | null): boolean => value !== null && value !== '' && !redaction.test(value);
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => isKnown(value)));
}
