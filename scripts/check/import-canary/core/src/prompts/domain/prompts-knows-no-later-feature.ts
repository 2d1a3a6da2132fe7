import type {} from '../../contacts/domain/target.ts';
