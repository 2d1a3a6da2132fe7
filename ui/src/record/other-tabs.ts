import { useEffect, useEffectEvent } from 'react';
import { lastUserId } from '@overture/ui';

/** Connects the tabs of one user in a browser. A message is the id of a contact whose record was changed. */
const channelName = () => `overture-records-${lastUserId() ?? ''}`;

/** Tells the user's other tabs that a record was changed here. */
export function tellOtherTabs(hubspotId: string): void {
  const channel = new BroadcastChannel(channelName());
  channel.postMessage(hubspotId);
  channel.close();
}

/** Calls `onChange` when another tab of the user has changed the record of a contact. */
export function useOtherTabs(hubspotId: string, onChange: () => void): void {
  const heard = useEffectEvent((message: unknown) => {
    if (message === hubspotId) onChange();
  });
  useEffect(() => {
    const channel = new BroadcastChannel(channelName());
    channel.addEventListener('message', ({ data }) => heard(data));
    return () => channel.close();
  }, []);
}
