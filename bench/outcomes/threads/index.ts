import { asian } from './asian.ts';
import { eastern } from './eastern.ts';
import { english } from './english.ts';
import { forms } from './forms.ts';
import { german } from './german.ts';
import { northern } from './northern.ts';
import { romance } from './romance.ts';

export const written: readonly string[] = [english, german, romance, northern, eastern, asian, forms];
