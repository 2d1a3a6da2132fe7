import type {} from '../../limits/domain/target.ts';
