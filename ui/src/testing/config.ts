import type { AppConfig } from '@overture/core/contract';

/** What `/api/config` answers: five domains, no sandbox, no Google, unless told otherwise. */
export function buildConfig(overrides: Partial<AppConfig> = {}): AppConfig {
  return {
    productName: 'Overture',
    departments: ['Overture-Sales', 'Overture-PM', 'DT-Sales', 'DT-PM', 'Conference-Sales'],
    summaryDepartments: ['Overture', 'DT', 'Conference'],
    agencyEmailDomain: 'overture.example',
    googleClientId: null,
    googleScriptUrl: null,
    googleUserinfoUrl: null,
    singleSignOn: 'off',
    sandbox: false,
    fullSandbox: false,
    crmHosts: [],
    sampleContacts: [],
    ...overrides,
  };
}
