/**
 * Browsers the web is built for: two years of evergreen ones. Modern targets keep Mantine's CSS at 250 kB; with older
 * ones every colour and nesting rule is written twice.
 */
export const browserTargets = ['chrome >= 120', 'edge >= 120', 'firefox >= 121', 'safari >= 17.2'];
