import type { Credential } from '../../connections/domain/credential.ts';

/** An email that somebody sent, as the CRM has it. */
export interface SentMail {
  readonly subject: string;
  /** HTML or plain text, with quotes and signature. */
  readonly source: string;
}

/** Reads what a user of the CRM sent. Errors: those of `CrmContacts`. */
export abstract class SentMails {
  /** The newest emails from this address, 400 at most, the newest first; null where the key may not read their texts. */
  abstract from(address: string, credential: Credential, signal?: AbortSignal): Promise<readonly SentMail[] | null>;
}
