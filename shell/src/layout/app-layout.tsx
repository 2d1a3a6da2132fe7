import { AppFrame, Outlet, useConfig, useQueryClient, useSession } from '@overture/ui';
import { logout } from './logout.ts';
import { menuOf } from './menu.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';

/** Sidebar, bar and account around every page of a signed-in user; without a session only the guard beneath has a say. */
export function AppLayout() {
  const session = useSession();
  const config = useConfig();
  const queryClient = useQueryClient();
  if (!session) return <Outlet />;
  const superadmin = session.role === 'superadmin';
  return (
    <AppFrame
      appName={config?.productName ?? 'Overture'}
      badge={superadmin ? 'SUPERADMIN' : 'ADMIN'}
      sections={menuOf(session.role)}
      account={{
        name: session.username || 'Signed in',
        detail: session.department ?? (superadmin ? 'Superadmin' : 'Admin'),
      }}
      logoutId={superadmin ? 'superadmin-logout' : 'admin-logout'}
      onLogout={() => logout(queryClient)}
      bar={config?.sandbox ? <SandboxNotice /> : undefined}
    >
      <Outlet />
    </AppFrame>
  );
}
