import type {} from './no-circles.ts';

export {};
