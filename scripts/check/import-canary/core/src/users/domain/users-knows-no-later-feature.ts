import type {} from '../../credentials/domain/target.ts';
