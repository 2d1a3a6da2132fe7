import { AppFrame, Outlet, useConfig, useQueryClient, useSession } from '@overture/ui';
import type { Session } from '@overture/ui';
import { usePalette } from '../palette/use-palette.tsx';
import { preloadPage } from '../remotes/page-components.ts';
import { usePagesAhead } from '../remotes/use-pages-ahead.ts';
import { logout } from './logout.ts';
import { menuOf } from './menu.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';

/** Sidebar, bar and account around every page of a signed-in user; without a session only the guard beneath has a say. */
export function AppLayout() {
  const session = useSession();
  if (!session) return <Outlet />;
  return <SignedInLayout session={session} />;
}

function SignedInLayout({ session }: { readonly session: Session }) {
  const config = useConfig();
  const queryClient = useQueryClient();
  const palette = usePalette();
  const superadmin = session.role === 'superadmin';
  usePagesAhead(session.role);
  return (
    <AppFrame
      appName={config?.productName ?? 'Overture'}
      badge={superadmin ? 'SUPERADMIN' : 'ADMIN'}
      sections={menuOf(session.role)}
      search={{ shortcut: palette.shortcut, onOpen: palette.open, onIntent: palette.preload }}
      onMenuIntent={preloadPage}
      account={{
        name: session.username || 'Signed in',
        detail: session.department ?? (superadmin ? 'Superadmin' : 'Admin'),
      }}
      logoutId={superadmin ? 'superadmin-logout' : 'admin-logout'}
      onLogout={() => logout(queryClient)}
      bar={config?.sandbox ? <SandboxNotice /> : undefined}
    >
      <Outlet />
      {palette.element}
    </AppFrame>
  );
}
