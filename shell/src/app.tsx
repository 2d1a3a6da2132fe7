import { AppRoot, BrowserRouter, createQueryClient } from '@overture/ui';
import { AppRoutes } from './app-routes.tsx';

const queryClient = createQueryClient();

export function App() {
  return (
    <AppRoot queryClient={queryClient}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppRoot>
  );
}
