/* Loaded when a rep begins to edit: the rules of the send check, with the words of every language. */
export { runChecks } from '@overture/core/checks';
