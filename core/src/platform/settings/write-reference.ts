import { writeFile } from 'node:fs/promises';
import { renderReference } from './render-reference.ts';

await writeFile(new URL('../../../../docs/settings.md', import.meta.url), renderReference());
