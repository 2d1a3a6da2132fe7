import * as react from 'react';

// React's development build notes where each element was made, for its warnings: a sixth of the time that these tests
// take. It stops at ten thousand elements a second, so it is told that there were as many.
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => {},
  });

// React DOM looks once, when it is loaded, whether a profiler's timeline can be written, and then walks each tree to
// write it.
Reflect.deleteProperty(console, 'timeStamp');
