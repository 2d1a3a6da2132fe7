/** The output and the exit code of a command line. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
