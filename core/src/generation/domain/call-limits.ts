/** The most calls to a model that one request may pay for: a second one repairs an answer or replaces a lost one. */
export const maxCalls = 2;

/** The maximum output of a sequence, reasoning included. No sequence needs more, and the smallest model allows it. */
export const maxOutputTokens = 16_000;
/** The maximum output of a summary, which needs less. */
export const maxSummaryTokens = 4_000;
/** The maximum output when a key is tested, which is OpenAI's smallest maximum. */
export const tryOutTokens = 16;
