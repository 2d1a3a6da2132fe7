import type {} from '../../writing/domain/target.ts';
