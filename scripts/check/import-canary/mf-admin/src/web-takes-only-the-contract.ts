import '../../core/src/contacts/domain/target.ts';
