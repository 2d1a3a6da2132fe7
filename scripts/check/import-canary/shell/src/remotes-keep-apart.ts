import '../../mf-admin/src/target.ts';
