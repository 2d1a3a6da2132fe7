import { writeFile } from 'node:fs/promises';
import { renderReference } from './render-reference.ts';

await writeFile(new URL('../../../docs/cli.md', import.meta.url), await renderReference());
