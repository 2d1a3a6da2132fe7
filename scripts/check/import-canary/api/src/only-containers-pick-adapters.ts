import '../../core/src/contacts/stores/target.ts';
