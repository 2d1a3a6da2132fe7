/** The caller no longer wants the call, so the model is not called and the job returns to the queue unchanged. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
}
