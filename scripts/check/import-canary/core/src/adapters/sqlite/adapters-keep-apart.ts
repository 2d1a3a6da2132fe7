import '../mongo/target.ts';
