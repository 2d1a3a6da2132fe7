/*
 * How contacts are named and found. It is not part of '@overture/ui' itself, so that the contract of contacts is not in the
 * first load.
 */
export { contactLabelOf, firstNameOf, fullNameOf, propertyOf } from './contact-name.ts';
export { contactSearchQuery, describeContact } from './contact-search.ts';
