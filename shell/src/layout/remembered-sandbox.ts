import type { AppConfig } from '@overture/core/contract';
import { useEffect } from 'react';

/**
 * Whether the data is sample data. Until the configuration is loaded, the answer is that of the last visit, so that the
 * bar does not appear late and shift the page. A cookie keeps it, because signing out clears all of local storage;
 * `ui/build/color-scheme.js` reads it for the static frame.
 */
export function useSandbox(config: AppConfig | undefined): boolean {
  const sandbox = config?.sandbox;
  useEffect(() => {
    if (sandbox === undefined) return;
    document.cookie = `overture-sandbox=${sandbox ? 'yes' : 'no'}; path=/; max-age=31536000; samesite=lax`;
  }, [sandbox]);
  return sandbox ?? document.cookie.includes('overture-sandbox=yes');
}
