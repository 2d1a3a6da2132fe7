import type {} from '../../overview/domain/target.ts';
