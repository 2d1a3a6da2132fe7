/** The speed of the stand-in model. */
export const tokensPerSecond = 60;
