import type {} from '../generation/domain/target.ts';
