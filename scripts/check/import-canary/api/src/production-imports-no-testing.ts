import '../../core/src/testing/target.ts';
