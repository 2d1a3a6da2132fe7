import '../shared/target.ts';
