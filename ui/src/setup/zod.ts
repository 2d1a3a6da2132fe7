import { z } from 'zod';

// The strict CSP forbids `new Function`; without this setting zod tries it and every page reports a violation.
z.config({ jitless: true });
