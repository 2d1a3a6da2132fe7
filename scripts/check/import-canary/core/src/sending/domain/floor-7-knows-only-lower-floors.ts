import type {} from '../../runs/domain/target.ts';
