import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

const cookieName = 'overture-color-scheme';
const channelName = 'overture-color-scheme';

/**
 * Stores the chosen colour scheme in a cookie, because signing out clears all of local storage and
 * must not change the scheme. `build/color-scheme.js` reads the same cookie before the first paint.
 */
export function cookieColorSchemeManager(): MantineColorSchemeManager {
  let channel: BroadcastChannel | undefined;
  return {
    get: (fallback) => readChoice() ?? fallback,
    set: (value) => {
      writeChoice(value);
      channel?.postMessage(value);
    },
    subscribe: (onUpdate) => {
      if (typeof BroadcastChannel === 'undefined') return;
      channel = new BroadcastChannel(channelName);
      channel.onmessage = (event: MessageEvent<unknown>) => {
        if (isScheme(event.data)) onUpdate(event.data);
      };
    },
    unsubscribe: () => channel?.close(),
    clear: () => writeChoice('auto'),
  };
}

function readChoice(): MantineColorScheme | undefined {
  const value = new RegExp(`(?:^|; )${cookieName}=(light|dark)`).exec(document.cookie)?.[1];
  return isScheme(value) ? value : undefined;
}

function writeChoice(value: MantineColorScheme): void {
  const lifetime = value === 'auto' ? 'max-age=0' : 'max-age=31536000';
  document.cookie = `${cookieName}=${value}; path=/; ${lifetime}; samesite=lax`;
}

function isScheme(value: unknown): value is MantineColorScheme {
  return value === 'light' || value === 'dark' || value === 'auto';
}
