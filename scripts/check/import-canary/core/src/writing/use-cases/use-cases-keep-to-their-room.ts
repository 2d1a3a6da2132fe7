import '../../records/use-cases/target.ts';
