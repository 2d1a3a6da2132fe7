import '../../shell/src/target.ts';
