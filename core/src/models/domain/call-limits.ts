/** The most calls to a model that one request may pay for: a second one repairs an answer or replaces a lost one. */
export const maxCalls = 2;

/** The maximum output of a sequence, reasoning included. No sequence needs more, and the smallest model allows it. */
export const maxOutputTokens = 16_000;
/** The maximum output of a summary, which needs less. */
export const maxSummaryTokens = 4_000;
/** The maximum output when a key is tested, which is OpenAI's smallest maximum. */
export const tryOutTokens = 16;

/**
 * The maximum tokens of a prompt. The smallest offered model reads 128,000 tokens including its answer. Longer prompts
 * are also too slow and too expensive for a rep.
 */
export const promptTokenBudget = 100_000;
/** The minimum tokens for the contact's data, even with a very long template. */
export const minContactTokens = 20_000;
