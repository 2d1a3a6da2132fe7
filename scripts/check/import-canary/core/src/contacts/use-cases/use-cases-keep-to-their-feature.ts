import '../../history/use-cases/target.ts';
