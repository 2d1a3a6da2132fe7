import { Drawer } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconMenu2,
  IconSearch,
} from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router-dom';
import { Avatar } from '../components/avatar.tsx';
import { IconButton } from '../components/icon-button.tsx';
import classes from './app-frame.module.css';
import { ColorSchemeSwitch } from './color-scheme-switch.tsx';

export interface MenuItem {
  readonly label: string;
  readonly to: string;
  readonly icon: ReactNode;
  /** Further paths for which it is the active entry, such as `/user/:id`. */
  readonly covers?: readonly string[];
}

export interface MenuSection {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export interface AppFrameProps {
  readonly appName: string;
  /** Shown beside the app name; 'ADMIN' by default. */
  readonly badge?: string;
  readonly sections: readonly MenuSection[];
  /** Stands at the foot of the menu, so that it is in view however long the menu is. */
  readonly settings?: MenuItem;
  /** Opens the command palette; `onIntent` is called when the pointer or the focus reaches its button. */
  readonly search?: { readonly shortcut: string; readonly onOpen: () => void; readonly onIntent: () => void };
  /** Called when the pointer or the focus reaches a menu entry. */
  readonly onMenuIntent?: (to: string) => void;
  readonly account: { readonly name: string; readonly detail: string };
  readonly onLogout: () => void;
  readonly logoutId: string;
  /** A thin bar above everything. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

const collapsedKey = 'sidebarCollapsed';

/** Sidebar and content. The sidebar is 232 px wide, can be collapsed to icons, and is a drawer below 768 px. */
export function AppFrame(props: AppFrameProps) {
  const hasBar = Boolean(props.bar);
  // Before the first paint, because sticky elements need the height of the bar.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-bar', hasBar);
    return () => document.documentElement.removeAttribute('data-bar');
  }, [hasBar]);
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(collapsedKey) === 'true');
  const { key, pathname } = useLocation();
  const [drawer, setDrawer] = useState({ opened: false, over: pathname, returnFocus: true });
  // Each navigation closes the drawer, also one to the page below it. The heading of another page takes the focus.
  useEffect(
    () => setDrawer((now) => (now.opened ? { ...now, opened: false, returnFocus: now.over === pathname } : now)),
    [key, pathname],
  );
  const toggle = () => {
    localStorage.setItem(collapsedKey, String(!collapsed));
    setCollapsed(!collapsed);
  };
  return (
    <div className={classes.root}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      {props.bar && <div className={classes.bar}>{props.bar}</div>}
      <section className={classes.topBar} aria-label="Top bar">
        <IconButton
          label="Open menu"
          icon={<IconMenu2 size={20} />}
          aria-expanded={drawer.opened}
          onClick={() => setDrawer({ opened: true, over: pathname, returnFocus: true })}
        />
        <span className={classes.appName}>{props.appName}</span>
        {props.search && (
          <span className={classes.collapse}>
            <IconButton label="Search" icon={<IconSearch size={20} />} onClick={props.search.onOpen} />
          </span>
        )}
      </section>
      <Drawer
        opened={drawer.opened}
        returnFocus={drawer.returnFocus}
        onClose={() => setDrawer((now) => ({ ...now, opened: false }))}
        size={264}
        title={props.appName}
        closeButtonProps={{ 'aria-label': 'Close menu' }}
        transitionProps={{ duration: 160 }}
        classNames={{
          content: classes.drawer,
          header: classes.drawerHeader,
          title: classes.appName,
          body: classes.drawerBody,
          overlay: classes.drawerOverlay,
        }}
      >
        <SidebarContent {...props} collapsed={false} />
      </Drawer>
      <div className={classes.columns} data-collapsed={collapsed || undefined}>
        <aside className={classes.sidebar} aria-label="Main menu">
          <div className={classes.brand}>
            {!collapsed && (
              <>
                <span className={classes.appName}>{props.appName}</span>
                <span className={classes.badge}>{props.badge ?? 'ADMIN'}</span>
              </>
            )}
            <span className={classes.collapse}>
              <IconButton
                label={collapsed ? 'Expand menu' : 'Collapse menu'}
                icon={
                  collapsed ? <IconLayoutSidebarLeftExpand size={18} /> : <IconLayoutSidebarLeftCollapse size={18} />
                }
                aria-expanded={!collapsed}
                onClick={toggle}
              />
            </span>
          </div>
          <SidebarContent {...props} collapsed={collapsed} />
        </aside>
        <main id="main" className={classes.main} tabIndex={-1}>
          {props.children}
        </main>
      </div>
    </div>
  );
}

function SidebarContent({
  sections,
  settings,
  account,
  onLogout,
  logoutId,
  search,
  onMenuIntent,
  collapsed,
}: AppFrameProps & { readonly collapsed: boolean }) {
  return (
    <div className={classes.content} data-collapsed={collapsed || undefined}>
      {search && (
        <button
          type="button"
          className={classes.search}
          title={collapsed ? `Search ${search.shortcut}` : undefined}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={search.onOpen}
          onPointerEnter={search.onIntent}
          onFocus={search.onIntent}
        >
          <IconSearch size={16} aria-hidden />
          <span className={classes.itemLabel}>Search</span>
          <kbd className={classes.shortcut}>{search.shortcut}</kbd>
        </button>
      )}
      <nav className={classes.nav} aria-label="Pages">
        {sections.map((section) => (
          <div key={section.title} className={classes.section}>
            <h2 className={classes.sectionTitle}>{section.title}</h2>
            {section.items.map((item) => (
              <MenuLink key={item.to} item={item} collapsed={collapsed} onIntent={onMenuIntent} />
            ))}
          </div>
        ))}
      </nav>
      <div className={classes.foot}>
        <ColorSchemeSwitch stacked={collapsed} />
        <div className={classes.account} title={collapsed ? `${account.name}, ${account.detail}` : undefined}>
          <Avatar name={account.name} />
          <span className={classes.accountTexts}>
            <span className={classes.accountName} title={account.name}>
              {account.name}
            </span>
            <span className={classes.accountDetail}>{account.detail}</span>
          </span>
        </div>
        <nav className={classes.footLinks} aria-label="You">
          {settings && <MenuLink item={settings} collapsed={collapsed} onIntent={onMenuIntent} />}
          <button
            type="button"
            id={logoutId}
            className={classes.item}
            title={collapsed ? 'Logout' : undefined}
            aria-label="Logout"
            onClick={onLogout}
          >
            <IconLogout size={18} aria-hidden />
            <span className={classes.itemLabel}>Logout</span>
          </button>
        </nav>
      </div>
    </div>
  );
}

function MenuLink({
  item: { label, to, icon, covers },
  collapsed,
  onIntent,
}: {
  readonly item: MenuItem;
  readonly collapsed: boolean;
  readonly onIntent: AppFrameProps['onMenuIntent'];
}) {
  const { pathname } = useLocation();
  return (
    <NavLink
      to={to}
      className={classes.item ?? ''}
      title={collapsed ? label : undefined}
      aria-label={label}
      data-active={covers?.some((path) => matchPath(path, pathname)) || undefined}
      onPointerEnter={() => onIntent?.(to)}
      onFocus={() => onIntent?.(to)}
    >
      {icon}
      <span className={classes.itemLabel}>{label}</span>
    </NavLink>
  );
}

/** Links between the pages that share an entry of the menu. They stand above the page's title. */
export function PageTabs({ tabs }: { readonly tabs: readonly Pick<MenuItem, 'label' | 'to'>[] }) {
  return (
    <nav className={classes.tabs} aria-label="Pages of this section">
      {tabs.map(({ label, to }) => (
        <NavLink key={to} to={to} end className={classes.tab ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
