import '../domain/target.ts';
