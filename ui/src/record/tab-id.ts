const key = 'overture.tab';
let tab: { readonly id: string; readonly page: Document } | undefined;

/**
 * The id of this tab, which survives a reload. The storage holds it only between two pages of the tab: a duplicate of the
 * tab gets a copy of the storage, and must find no id in it.
 */
export function tabId(): string {
  if (tab?.page === document) return tab.id;
  tab = { id: takeStored() ?? Math.random().toString(36).slice(2), page: document };
  addEventListener('pagehide', leave, { once: true });
  return tab.id;
}

function takeStored(): string | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored;
  } catch {
    return null;
  }
}

function leave(): void {
  try {
    if (tab !== undefined) sessionStorage.setItem(key, tab.id);
  } catch {
    // After a reload the tab has another id, and finds its drafts as the newest that a tab left.
  }
  tab = undefined;
}
