/** Where Google's servers, or a stand-in's, answer. */
export interface GoogleEndpoints {
  readonly clientId: string;
  readonly userinfoUrl: string;
  readonly tokeninfoUrl: string;
  /** Host of the Drive API, without `/drive/v3`. */
  readonly driveUrl: string;
}
