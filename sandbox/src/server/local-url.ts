import { z } from 'zod';

/** An address of this machine: codes and tokens are sent nowhere else. */
export const localUrl = z
  .string()
  .max(500)
  .refine((text) => URL.canParse(text) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(text).hostname), {
    error: 'only an application on this machine may ask',
    abort: true,
  });
