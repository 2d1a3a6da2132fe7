import type {} from '../../users/domain/target.ts';
