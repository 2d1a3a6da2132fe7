import type { AppConfig, DepartmentNames } from '@overture/core/contract';

export interface ClientConfigSources {
  readonly names: DepartmentNames;
  readonly productName: string;
  readonly agencyEmailDomain: string;
  readonly googleClientId: string | null;
  readonly googleScriptUrl: string | null;
  readonly googleUserinfoUrl: string | null;
  readonly sandbox: boolean;
  readonly crmHosts: readonly string[];
  /** Contacts to try, with their links; asked once they are there. */
  readonly sampleContacts: () => Promise<AppConfig['sampleContacts']>;
}

/** What every client may know before anyone signs in. */
export class ClientConfig {
  readonly #sources: ClientConfigSources;

  constructor(sources: ClientConfigSources) {
    this.#sources = sources;
  }

  async read(): Promise<AppConfig> {
    const { names, crmHosts, sampleContacts, ...rest } = this.#sources;
    return {
      ...rest,
      departments: [...names.departments],
      summaryDepartments: [...names.summaryDepartments],
      crmHosts: [...crmHosts],
      sampleContacts: await sampleContacts(),
    };
  }
}
