/** Where a user's Google token is sealed for; a sealed token of another user does not open here. */
export const googleAccessContext = (userId: string): string => `google-access:${userId}`;
