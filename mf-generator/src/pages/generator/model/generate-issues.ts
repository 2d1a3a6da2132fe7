export interface GenerateValues {
  readonly url: string;
  readonly promptId: string;
  readonly model: string;
  /** Undefined for an admin, whose domain is the stored one. */
  readonly zone: string | undefined;
}

export type GenerateIssues = Partial<Record<'url' | 'promptId' | 'model' | 'zone', string>>;

/** What keeps a generation from being submitted (spec, section 5), by field; empty when nothing does. */
export function generateIssues({ url, promptId, model, zone }: GenerateValues): GenerateIssues {
  return {
    ...(url.trim() === '' && { url: 'Please enter a HubSpot Contact URL' }),
    ...(promptId === '' && { promptId: 'Please select a prompt template' }),
    ...(model === '' && { model: 'Please select an AI model' }),
    ...(zone === '' && { zone: 'Please select a Domain' }),
  };
}
