/** What `/api/config` answers in the tests. */
export const testConfig = {
  productName: 'Overture',
  departments: ['Overture-Sales', 'Overture-PM', 'DT-Sales', 'DT-PM', 'Conference-Sales'],
  summaryDepartments: ['Overture', 'DT', 'Conference'],
  agencyEmailDomain: 'overture.example',
  googleClientId: null,
  googleScriptUrl: null,
  sandbox: false,
  crmHosts: [],
  sampleContacts: [],
};
