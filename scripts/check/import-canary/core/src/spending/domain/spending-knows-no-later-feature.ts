import type {} from '../../history/domain/target.ts';
