import '../stores/target.ts';
