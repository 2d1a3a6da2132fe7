import { Page, PageHeader } from '@overture/ui';

export function GenerateRoute() {
  return (
    <Page>
      <PageHeader />
    </Page>
  );
}
