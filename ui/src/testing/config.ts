import type { AppConfig } from '@overture/core/contract';

/** The answer of `/api/config`: by default five domains, no sandbox, no Google. */
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
