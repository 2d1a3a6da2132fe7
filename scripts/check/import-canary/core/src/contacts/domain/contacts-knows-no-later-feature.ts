import type {} from '../../auth/domain/target.ts';
