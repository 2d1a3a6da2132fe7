import type {} from '../../bulk/domain/target.ts';
