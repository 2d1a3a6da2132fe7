import { summaryGroupOf, type DepartmentKey } from '../../platform/contract/departments.ts';
import type { BilledTo } from '../../connections/domain/billed-to.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { ChooseModel } from '../../models/use-cases/choose-model.ts';
import { SummaryPromptRepository } from '../../prompts/ports/summary-prompt-repository.ts';
import { CallRefused } from '../../platform/call-refused.ts';
import { AppError } from '../../platform/app-error.ts';
import { atOnce, type MakeCall } from '../../platform/calls-in-turn.ts';
import { Logger } from '../../platform/logger.ts';
import type { ContactSnapshot, ContextTexts, CrmContact } from '../domain/contact.ts';
import { historyDigest } from '../domain/digest.ts';
import { onlineText } from '../domain/online-text.ts';
import { TextGenerator } from '../../models/ports/text-generator.ts';
import { only, UseCase } from '../../platform/needs.ts';

type ContactSummaries = Pick<ContactSnapshot, 'fullSummary' | 'onlineSummary' | 'summaryWarning'>;

const fallbackInstructions = 'Summarise the history with this contact for a sales colleague, newest first.';

/**
 * Writes the two summaries of a contact: of its CRM history and of the online texts. Each follows the base summary
 * prompt and the newest summary prompt of the domain's group. Without a text no call is made and the summary is empty.
 * If the AI fails, the answer is the plain digest with a warning.
 */
export class ContactSummariser extends UseCase({
  summaryPrompts: SummaryPromptRepository,
  credentials: CredentialResolver,
  chooseModel: ChooseModel,
  textGenerator: only(TextGenerator, 'summarise'),
  logger: Logger,
}) {
  async summarise(input: {
    contact: CrmContact;
    context: ContextTexts;
    billedTo: BilledTo;
    signal?: AbortSignal;
    makeCall?: MakeCall;
  }): Promise<ContactSummaries> {
    const digest = historyDigest(input.contact);
    const online = onlineText(input.context);
    if (digest === '' && online === '') return { fullSummary: '', onlineSummary: '', summaryWarning: null };
    const { billedTo } = input;
    const { department } = billedTo;
    try {
      const instructions = await this.#instructions(department);
      const credential = await this.deps.credentials.resolve('Openai', department);
      const { aiModel } = await this.deps.chooseModel.execute({ department });
      const summarise = async (text: string): Promise<string> => {
        if (text === '') return '';
        const { signal, makeCall = atOnce } = input;
        const request = { model: aiModel, instructions, text, credential, billedTo, ...(signal && { signal }) };
        const ask = (onAnswered?: () => void) => this.deps.textGenerator.summarise({ ...request, onAnswered });
        return (await makeCall(ask)).text;
      };
      const [fullSummary, onlineSummary] = await Promise.all([summarise(digest), summarise(online)]);
      return { fullSummary, onlineSummary, summaryWarning: null };
    } catch (error) {
      if (input.signal?.aborted === true || error instanceof CallRefused) throw error;
      this.deps.logger.warn({ err: error }, 'summaries failed, the digest is shown instead');
      const reason = error instanceof AppError ? error.message : 'The AI could not be reached.';
      return {
        fullSummary: digest,
        onlineSummary: '',
        summaryWarning: `The summary could not be written, so you see the plain history. ${reason}`,
      };
    }
  }

  async #instructions(department: DepartmentKey): Promise<string> {
    const [base, group] = await Promise.all([
      this.deps.summaryPrompts.getBase(),
      this.deps.summaryPrompts.findNewest(summaryGroupOf(department)),
    ]);
    const parts = [base?.prompt, group?.prompt].filter((part) => part !== undefined && part !== '');
    return parts.length > 0 ? parts.join('\n\n') : fallbackInstructions;
  }
}
