import type {} from '../trials/domain/target.ts';
