import type {} from './target.ts';
