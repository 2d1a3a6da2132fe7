import { AppError } from '@overture/core/platform/app-error';

export const maxJsonDepth = 20;

/** Keys that would change an object's prototype if code copied them carelessly. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

interface OpenObject {
  readonly keys: Set<string>;
  expectsKey: boolean;
}

/**
 * Parses JSON from outside. Besides syntax errors it refuses what two parsers could read differently or what attacks
 * careless code: duplicate keys in an object, keys that name a prototype, nesting deeper than `maxJsonDepth`.
 * Errors: `validation_failed`.
 */
export function parseJsonText(text: string): unknown {
  const value = parse(text);
  // From here on the text is valid JSON, so the scan below can be simple.
  assertHarmless(text);
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('validation_failed', 'The body is not valid JSON.', { cause });
  }
}

function assertHarmless(text: string): void {
  const open: (OpenObject | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    const top = open.at(-1) ?? null;
    if (character === '"') {
      const end = endOfString(text, at);
      if (top?.expectsKey) addKey(top, text.slice(at, end + 1));
      at = end;
    } else if (character === '{' || character === '[') {
      if (open.length === maxJsonDepth) {
        throw new AppError('validation_failed', `The body is nested deeper than ${maxJsonDepth} levels.`);
      }
      open.push(character === '{' ? { keys: new Set(), expectsKey: true } : null);
    } else if (character === '}' || character === ']') {
      open.pop();
    } else if (top !== null && (character === ':' || character === ',')) {
      top.expectsKey = character === ',';
    }
  }
}

function addKey(object: OpenObject, literal: string): void {
  const key = JSON.parse(literal) as string;
  if (forbiddenKeys.has(key)) throw refusedKey(key, 'This name is not allowed');
  if (object.keys.has(key)) throw refusedKey(key, 'Given more than once');
  object.keys.add(key);
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function refusedKey(key: string, reason: string): AppError {
  const path = key.slice(0, 100);
  return new AppError('validation_failed', `${path}: ${reason}`, { issues: [{ path, message: reason }] });
}
