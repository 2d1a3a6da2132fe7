import '../../../platform/mongo/target.ts';
