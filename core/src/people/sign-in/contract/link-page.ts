/**
 * The path of the page that opens a one-time link. It has its own module, because the route table needs nothing else
 * about links.
 */
export const linkPagePath = '/sign-in-link';
