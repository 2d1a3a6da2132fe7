import {
  AppFrame,
  FrameNoticesContext,
  Outlet,
  PageTabs,
  useConfig,
  useLocation,
  useQuery,
  useQueryClient,
  useSession,
} from '@overture/ui';
import type { Session } from '@overture/ui';
import { profileQuery } from '../pages/profile-settings/profile-settings.queries.ts';
import { usePalette } from '../palette/use-palette.tsx';
import { usePageLoader } from '../remotes/page-loader.ts';
import { usePagesAhead } from '../remotes/use-pages-ahead.ts';
import { logout } from './logout.ts';
import { menuOf, tabsOf } from './menu.tsx';
import { SignInNotices } from './sign-in-notices.tsx';
import { Reauthentication } from './reauthentication.tsx';
import { useNotices } from './use-notices.ts';
import { useSandbox } from './remembered-sandbox.ts';
import { SandboxNotice } from './sandbox-notice.tsx';

/** The frame around every page of a signed-in user. Without a session it renders only the guard, which redirects. */
export function AppLayout() {
  const session = useSession();
  if (!session) return <Outlet />;
  return <SignedInLayout session={session} />;
}

function SignedInLayout({ session }: { readonly session: Session }) {
  const config = useConfig();
  const sandbox = useSandbox(config);
  const queryClient = useQueryClient();
  const pageLoader = usePageLoader();
  const palette = usePalette();
  const superadmin = session.role === 'superadmin';
  usePagesAhead(session.role);
  useNotices(session.userId);
  // Brings the session's profile up to date, on every page.
  useQuery(profileQuery);
  const tabs = tabsOf(useLocation().pathname);
  return (
    <AppFrame
      appName={config?.productName ?? 'Overture'}
      badge={superadmin ? 'SUPERADMIN' : 'ADMIN'}
      {...menuOf(session.role)}
      search={{ shortcut: palette.shortcut, onOpen: palette.open, onIntent: palette.preload }}
      onMenuIntent={(path) => pageLoader.preload(path)}
      account={{
        name: session.username || 'Signed in',
        detail: session.department ?? (superadmin ? 'Superadmin' : 'Admin'),
      }}
      logoutId={superadmin ? 'superadmin-logout' : 'admin-logout'}
      onLogout={() => logout(queryClient)}
      bar={sandbox ? <SandboxNotice superadmin={superadmin} /> : undefined}
    >
      {tabs.length > 0 && <PageTabs tabs={tabs.map(({ path, title }) => ({ label: title, to: path }))} />}
      <FrameNoticesContext value={<SignInNotices />}>
        <Outlet />
      </FrameNoticesContext>
      {palette.element}
      <Reauthentication />
    </AppFrame>
  );
}
