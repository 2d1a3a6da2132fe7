import type {} from '../../evidence/target.ts';
