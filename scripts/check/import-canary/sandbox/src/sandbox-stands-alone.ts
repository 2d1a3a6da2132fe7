import '../../core/src/contract/target.ts';
