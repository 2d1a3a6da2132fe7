import '../../api/src/target.ts';
