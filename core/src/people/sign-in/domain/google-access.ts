/** The context for which a user's Google token is sealed, so that the sealed token of another user cannot be opened. */
export const googleAccessContext = (userId: string): string => `google-access:${userId}`;
