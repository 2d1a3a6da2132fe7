import '../ports/target.ts';
