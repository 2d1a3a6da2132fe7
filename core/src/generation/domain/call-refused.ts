/** There is and will be no room for this call. It was not made, and its job is given back as it was. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
}
