import type {} from '../../sending/domain/target.ts';
