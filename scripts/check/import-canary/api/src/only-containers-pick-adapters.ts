import '../../core/src/adapters/sqlite/target.ts';
