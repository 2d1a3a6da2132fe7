import type {} from '../../models/domain/target.ts';
