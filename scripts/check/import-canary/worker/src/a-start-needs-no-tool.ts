import 'vitest';
