import type {} from '../../connections/domain/target.ts';
