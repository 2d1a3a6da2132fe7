/** The context that a user's Google token is sealed for. A token that was sealed for another user cannot be opened with it. */
export const googleAccessContext = (userId: string): string => `google-access:${userId}`;
