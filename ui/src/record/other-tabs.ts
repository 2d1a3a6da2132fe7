import { useEffect, useEffectEvent } from 'react';
import { lastUserId } from '@overture/ui';

interface Message {
  /** The contact whose record was changed. */
  readonly hubspotId: string;
  readonly tab: string;
}

/** A channel also reaches the others of its own tab. */
const tab = String(Math.random());

/** Connects the tabs of one user in a browser. */
const channelName = () => `overture-records-${lastUserId() ?? ''}`;

export function tellOtherTabs(hubspotId: string): void {
  const channel = new BroadcastChannel(channelName());
  channel.postMessage({ hubspotId, tab } satisfies Message);
  channel.close();
}

/** Calls `onChange` when another tab of the user has changed the record of a contact. */
export function useOtherTabs(hubspotId: string, onChange: () => void): void {
  const heard = useEffectEvent((message: Message) => {
    if (message.hubspotId === hubspotId && message.tab !== tab) onChange();
  });
  useEffect(() => {
    const channel = new BroadcastChannel(channelName());
    channel.addEventListener('message', ({ data }) => heard(data));
    return () => channel.close();
  }, []);
}
