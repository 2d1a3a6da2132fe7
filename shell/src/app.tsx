import { AppRoot, BrowserRouter, createQueryClient } from '@overture/ui';
import { AppRoutes } from './app-routes.tsx';
import { AreaBoundary } from './remotes/area-boundary.tsx';

const queryClient = createQueryClient();

export function App() {
  return (
    <AppRoot queryClient={queryClient}>
      <BrowserRouter>
        <AreaBoundary area="Overture" onTryAgain={() => window.location.reload()}>
          <AppRoutes />
        </AreaBoundary>
      </BrowserRouter>
    </AppRoot>
  );
}
