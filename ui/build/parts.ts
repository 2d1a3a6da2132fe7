/** The four web builds, by the folder they live in. */
export const webParts = ['shell', 'mf-generator', 'mf-admin', 'mf-history'] as const;
export type WebPart = (typeof webParts)[number];

/** Names the remotes have at run time: in `/config.json`, in their address, in `loadRemote`. */
export const remoteNames = ['generator', 'admin', 'history'] as const;
