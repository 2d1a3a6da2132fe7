import { isTooLong } from '@overture/core/contract';
import type { BudgetWire } from '@overture/core/contract';
import {
  ActionBar,
  AppButton,
  ArrivedSection,
  Banner,
  IconSparkles,
  KeyHint,
  Notices,
  SplitLayout,
  submitKeys,
  Truncated,
  useSubmitKey,
} from '@overture/ui';
import { leftText, warningText } from './model/budget-text.ts';
import { cardLimits, contactFacts } from './model/contact-facts.ts';
import { ContactPanel } from './parts/contact-panel.tsx';
import { ContextCard } from './parts/context-card.tsx';
import { CrmDataCard } from './parts/crm-data-card.tsx';
import { InsightsCard } from './parts/insights-card.tsx';
import { RecentGeneration } from './parts/recent-generation.tsx';
import type { FetchedContact } from './use-contact-fetch.ts';
import type { ContactContext } from './use-contact-context.ts';

export interface ContactViewProps {
  readonly contact: FetchedContact;
  /** Whether the user waited for the contact. */
  readonly awaited: boolean;
  /** The domain that the user works in. It decides which facts about the contact are shown. */
  readonly department: string | null;
  readonly context: ContactContext;
  /** The budgets that limit the user, the one with the least money left first; empty if nothing is limited. */
  readonly budgets: readonly BudgetWire[];
  readonly onGenerate: () => void;
}

/** A fetched contact: what the CRM knows, what the user adds, and the button to generate. */
export function ContactView({ contact, awaited, department, context, budgets, onGenerate }: ContactViewProps) {
  const { contactId, detail, insights, entries, url } = contact;
  const facts = contactFacts(detail, department);
  const tooLong = Object.values(context.texts).some(isTooLong);
  // A submit uses the contact with its summary, which would otherwise be read and paid for twice.
  const canGenerate = !tooLong && insights !== null;
  useSubmitKey(() => {
    if (canGenerate) onGenerate();
  });
  return (
    <>
      <ArrivedSection label="Fetched contact" awaited={awaited}>
        <Notices>
          <Banner tone="warning">
            AI can make mistakes, please read the emails carefully before enrolling the sequence.
          </Banner>
          {facts.optedOut && (
            <Banner tone="error">
              {facts.name} has opted out of email. Do not send a sequence before they agree to hear from you again.
            </Banner>
          )}
          {detail.notices.map((notice) => (
            <Banner key={notice} tone="warning">
              {notice}
            </Banner>
          ))}
          {budgets
            .filter(({ isNear }) => isNear)
            .map((budget) => (
              <Banner key={`${budget.scope} ${budget.period}`} tone="warning">
                {warningText(budget)}
              </Banner>
            ))}
          {detail.recentGeneration && <RecentGeneration contactId={contactId} generation={detail.recentGeneration} />}
        </Notices>
        <SplitLayout
          main={
            <>
              <InsightsCard insights={insights} />
              <CrmDataCard entries={entries} notShown={detail.notShown ?? {}} />
              <ContextCard key={contactId} context={context} />
            </>
          }
          aside={<ContactPanel facts={facts} crmUrl={detail.prospectUrl || url} handedOver={detail.handedOver} />}
        />
      </ArrivedSection>
      <ActionBar
        hint={
          tooLong ? (
            'Shorten the texts marked under Additional Context first.'
          ) : insights === null ? (
            'The summary is being written.'
          ) : (
            <ContactHint name={facts.name} company={facts.company} budget={budgets[0]} />
          )
        }
      >
        <KeyHint keys="Ctrl Enter">
          <AppButton
            variant="primary"
            icon={<IconSparkles size={18} />}
            disabled={!canGenerate}
            onClick={onGenerate}
            aria-keyshortcuts={submitKeys}
          >
            Generate Email Sequence
          </AppButton>
        </KeyHint>
      </ActionBar>
    </>
  );
}

function ContactHint({
  name,
  company,
  budget,
}: {
  readonly name: string;
  readonly company: string;
  readonly budget: BudgetWire | undefined;
}) {
  return (
    <>
      <Truncated text={name} max={cardLimits.name} />
      {company && ' · '}
      <Truncated text={company} max={cardLimits.company} />
      {budget && ` · ${leftText(budget)}`}
    </>
  );
}
