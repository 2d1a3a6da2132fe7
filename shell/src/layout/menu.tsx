import {
  IconCpu,
  IconFileText,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconSettings,
  IconSparkles,
  IconUsers,
  IconBook,
  pageTable,
} from '@overture/ui';
import type { MenuItem, MenuSection } from '@overture/ui';
import type { ReactNode } from 'react';

const size = 18;

const menus: Readonly<Record<string, readonly MenuSection[]>> = {
  superadmin: [
    {
      title: 'Dashboard',
      items: [{ label: 'Overview', to: '/admin/dashboard', icon: <IconLayoutDashboard size={size} aria-hidden /> }],
    },
    {
      title: 'Management',
      items: [
        { label: 'Generate Emails', to: '/admin/generate-email', icon: <IconSparkles size={size} aria-hidden /> },
        { label: 'Generation Queue', to: '/admin/history', icon: <IconHistory size={size} aria-hidden /> },
        { label: 'AI Models', to: '/admin/ai-models', icon: <IconCpu size={size} aria-hidden /> },
        { label: 'User Groups', to: '/admin/user-groups', icon: <IconUsers size={size} aria-hidden /> },
        { label: 'API Keys', to: '/admin/api-keys', icon: <IconKey size={size} aria-hidden /> },
        { label: 'AI Prompts', to: '/admin/prompts', icon: <IconFileText size={size} aria-hidden /> },
        { label: 'Summary Prompts', to: '/admin/summary', icon: <IconListDetails size={size} aria-hidden /> },
        { label: 'Base Summary', to: '/admin/base-summary', icon: <IconBook size={size} aria-hidden /> },
        { label: 'Settings', to: '/profile-settings', icon: <IconSettings size={size} aria-hidden /> },
      ],
    },
  ],
  admin: [
    {
      title: 'Dashboard',
      items: [
        { label: 'Generate Emails', to: '/dashboard', icon: <IconSparkles size={size} aria-hidden /> },
        { label: 'AI Prompts', to: '/templates', icon: <IconFileText size={size} aria-hidden /> },
        { label: 'Generation Queue', to: '/admin/history', icon: <IconHistory size={size} aria-hidden /> },
        { label: 'Settings', to: '/profile-settings', icon: <IconSettings size={size} aria-hidden /> },
      ],
    },
  ],
};

/** The sidebar of a role: each entry whose page exists. */
export function menuOf(role: string | null): MenuSection[] {
  const sections = menus[role ?? ''] ?? [];
  return sections
    .map((section) => ({ ...section, items: section.items.filter(pageExists) }))
    .filter((section) => section.items.length > 0);
}

/** The icon by which the menu knows a page. */
export function pageIcon(path: string): ReactNode {
  const items = Object.values(menus).flatMap((sections) => sections.flatMap((section) => section.items));
  return items.find(({ to }) => to === path)?.icon;
}

function pageExists({ to }: MenuItem): boolean {
  return Object.hasOwn(pageTable, to);
}
