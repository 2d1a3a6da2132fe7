import type { RemoteName } from '@overture/ui';

export type RemoteFailure = 'unreachable' | 'timeout' | 'broken' | 'version';

const texts: Record<RemoteFailure, string> = {
  unreachable: 'This part of the application could not be loaded.',
  timeout: 'This part of the application took too long to load.',
  broken: 'This part of the application was loaded but does not work.',
  version: 'This part of the application is newer than the page you have open. Reload the page to get the new version.',
};

/** Raised when a remote could not be shown, with the reason. */
export class RemoteError extends Error {
  readonly remote: RemoteName;
  readonly failure: RemoteFailure;

  constructor(remote: RemoteName, failure: RemoteFailure, options?: ErrorOptions) {
    super(texts[failure], options);
    this.name = 'RemoteError';
    this.remote = remote;
    this.failure = failure;
  }
}
