// @ts-check

/**
 * Flags of Node for a program, by its main module. The API's live heap is about 75 MB with 200 people at work; without a
 * limit V8 lets garbage grow to several times as much on a large machine before it looks (`bench/load`: at most 300 MB).
 * With 8 MB for new objects instead of 16, the requests of 50 connections often outlive two collections and become old:
 * with full collections every 1,000 requests, a page of records takes up to half as long again.
 * The Docker image gives the same.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const flags = { 'api/src/main.ts': ['--max-old-space-size=512', '--max-semi-space-size=16'] };

/** @param {string} main path of the main module from the project's root @returns {readonly string[]} */
export function nodeFlags(main) {
  return ['--disable-warning=ExperimentalWarning', ...(flags[main] ?? [])];
}
