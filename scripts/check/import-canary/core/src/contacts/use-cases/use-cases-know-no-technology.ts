import '../../adapters/sqlite/target.ts';
