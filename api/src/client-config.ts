import type { SandboxUse } from '@overture/core/connections/use-cases/sandbox-use';
import type { AppConfig, DepartmentNames } from '@overture/core/contract';

export interface ClientConfigSources {
  readonly names: DepartmentNames;
  readonly productName: string;
  readonly agencyEmailDomain: string;
  readonly googleClientId: string | null;
  readonly googleScriptUrl: string | null;
  readonly googleUserinfoUrl: string | null;
  readonly sandbox: Pick<SandboxUse, 'read'>;
  readonly isGoogleStandIn: boolean;
  readonly singleSignOn: AppConfig['singleSignOn'];
  readonly isOidcStandIn: boolean;
  readonly crmHosts: readonly string[];
  /** Reads the sample contacts with their links. */
  readonly sampleContacts: () => Promise<AppConfig['sampleContacts']>;
}

/** The configuration that every client may read before signing in. */
export class ClientConfig {
  readonly #sources: ClientConfigSources;

  constructor(sources: ClientConfigSources) {
    this.#sources = sources;
  }

  async read(): Promise<AppConfig> {
    const { names, sandbox, isGoogleStandIn, isOidcStandIn, singleSignOn, crmHosts, sampleContacts, ...rest } =
      this.#sources;
    const played = await sandbox.read();
    const isGoogleAway = singleSignOn === 'only' || (isGoogleStandIn && !played.isFull);
    return {
      ...rest,
      ...(isGoogleAway && { googleClientId: null, googleScriptUrl: null, googleUserinfoUrl: null }),
      singleSignOn: isOidcStandIn && !played.isFull ? 'off' : singleSignOn,
      sandbox: played.Hubspot || played.Openai,
      fullSandbox: played.isFull,
      departments: [...names.departments],
      summaryDepartments: [...names.summaryDepartments],
      crmHosts: [...crmHosts],
      sampleContacts: played.Hubspot ? await sampleContacts() : [],
    };
  }
}
