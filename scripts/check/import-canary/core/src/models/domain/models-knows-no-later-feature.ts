import type {} from '../../prompts/domain/target.ts';
