import '../../core/src/platform/target.ts';
