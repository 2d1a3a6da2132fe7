/** The page on which a one-time link is opened. Of a module of its own: the route table needs nothing else of links. */
export const linkPagePath = '/sign-in-link';
