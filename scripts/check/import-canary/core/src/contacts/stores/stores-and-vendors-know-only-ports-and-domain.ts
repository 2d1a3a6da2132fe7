import '../use-cases/target.ts';
