const key = 'overture.tab';
let id: string | undefined;

/**
 * The id of this tab, which survives a reload. The storage holds it only between two pages of the tab: a duplicate of the
 * tab gets a copy of the storage, and must find no id in it.
 */
export function tabId(): string {
  id ??= takeStored() ?? Math.random().toString(36).slice(2);
  return id;
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

addEventListener('pagehide', () => {
  if (id === undefined) return;
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // After a reload the tab has another id, and finds its drafts as the newest that a tab left.
  }
  id = undefined;
});
