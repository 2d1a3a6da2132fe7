import '../contacts/domain/target.ts';
