/** Connects the tab of the company's sign-in with the one that waits for its proof, which the server already has. */
const channelName = 'overture-proof';

export function announceProof(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('proved');
  channel.close();
}

/** Returns a function that stops listening. */
export function onProof(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
