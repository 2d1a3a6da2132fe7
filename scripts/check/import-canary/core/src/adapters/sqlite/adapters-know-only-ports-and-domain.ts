import '../../contacts/use-cases/target.ts';
