/** The usual output tokens of a sequence with its playbook, including the reasoning of a model. */
export const expectedOutputTokens = { model: 2_400, sandbox: 1_600 } as const;
