/** The addresses of Google's servers, or of a stand-in's. */
export interface GoogleEndpoints {
  readonly clientId: string;
  readonly userinfoUrl: string;
  readonly tokeninfoUrl: string;
  /** The origin of the Drive API, without `/drive/v3`. */
  readonly driveUrl: string;
}
