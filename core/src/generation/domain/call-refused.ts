/** The model is not called, because whoever asked for the call does not want it any more. Its job is given back as it was. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
}
