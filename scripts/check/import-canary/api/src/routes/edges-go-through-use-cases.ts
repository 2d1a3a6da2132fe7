import '../../../core/src/composition/target.ts';
