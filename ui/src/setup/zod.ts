import { z } from 'zod';

// The strict CSP forbids `new Function`; without this zod probes for it and every page reports a violation.
z.config({ jitless: true });
