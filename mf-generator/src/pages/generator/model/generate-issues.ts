export interface GenerateValues {
  readonly url: string;
  readonly promptId: string;
  readonly model: string;
  /** Undefined for an admin, whose domain the server knows. */
  readonly zone: string | undefined;
}

export type GenerateIssues = Partial<Record<'url' | 'promptId' | 'model' | 'zone', string>>;

/** What prevents the submit of a generation, by field; empty if nothing does. */
export function generateIssues({ url, promptId, model, zone }: GenerateValues): GenerateIssues {
  return {
    ...(url.trim() === '' && { url: 'Please enter a HubSpot Contact URL' }),
    ...(promptId === '' && { promptId: 'Please select a prompt template' }),
    ...(model === '' && { model: 'Please select an AI model' }),
    ...(zone === '' && { zone: 'Please select a Domain' }),
  };
}
