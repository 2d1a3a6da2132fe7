import { sendDaysSchema } from '@overture/core/contract';

export interface GenerateValues {
  readonly url: string;
  readonly promptId: string;
  readonly model: string;
  /** Undefined for an admin, whose domain the server knows. */
  readonly zone: string | undefined;
  /** Empty: as the template says. */
  readonly sendDays: string;
}

export type GenerateIssues = Partial<Record<'url' | 'promptId' | 'model' | 'zone' | 'sendDays', string>>;

/** What prevents the submit of a generation, by field; empty if nothing does. */
export function generateIssues({ url, promptId, model, zone, sendDays }: GenerateValues): GenerateIssues {
  return {
    ...(url.trim() === '' && { url: 'Please enter a HubSpot Contact URL' }),
    ...(promptId === '' && { promptId: 'Please select a prompt template' }),
    ...(model === '' && { model: 'Please select an AI model' }),
    ...(sendDays !== '' &&
      !sendDaysSchema.safeParse(sendDays).success && { sendDays: 'Write days in order from 0, such as 0, 3, 7' }),
    ...(zone === '' && { zone: 'Please select a Domain' }),
  };
}
