/** What of an email is read and edited. */
export interface EmailTexts {
  readonly subject: string;
  readonly body: string;
}
