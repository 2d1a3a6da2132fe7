/** Between the tab of the company's sign-in and the one that waits for its proof. The server knows of it already. */
const channelName = 'overture-proof';

export function tellProved(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('proved');
  channel.close();
}

/** Returns how to stop listening. */
export function whenProved(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
