import { Ajv } from 'ajv';
import { LRUCache } from 'lru-cache';

export type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const propertiesOf = ({ properties }: Schema): [string, Schema][] =>
  Object.entries(isSchema(properties) ? properties : {}).filter((entry): entry is [string, Schema] =>
    isSchema(entry[1]),
  );

/** Why the vendor would refuse a schema in strict mode; null when it accepts it. */
export function strictProblem(schema: Schema, path: readonly string[] = []): string | null {
  const at = `In context=(${path.map((part) => `'${part}'`).join(', ')})`;
  if (path.length === 0 && schema['type'] !== 'object')
    return `schema must be a JSON Schema of 'type: "object"', got 'type: "${String(schema['type'])}"'.`;
  const properties = propertiesOf(schema);
  if (schema['type'] === 'object' || 'properties' in schema) {
    if (schema['additionalProperties'] !== false)
      return `${at}, 'additionalProperties' is required to be supplied and to be false.`;
    const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
    const left = properties.find(([name]) => !required.includes(name))?.[0];
    if (left !== undefined)
      return `${at}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${left}'.`;
  }
  const children: [string, unknown][] = [
    ...properties.map(([name, child]): [string, unknown] => [`properties.${name}`, child]),
    ['items', schema['items']],
  ];
  for (const key of ['anyOf', '$defs', 'definitions']) {
    const value = schema[key];
    if (Array.isArray(value)) value.forEach((child, index) => children.push([`${key}.${index}`, child]));
    else if (isSchema(value))
      for (const [name, child] of Object.entries(value)) children.push([`${key}.${name}`, child]);
  }
  for (const [name, child] of children) {
    if (!isSchema(child)) continue;
    const problem = strictProblem(child, [...path, name]);
    if (problem) return problem;
  }
  return null;
}

type Check = (value: unknown) => boolean;
/**
 * A cache, because compiling a schema takes 20 ms and most requests have one of a few schemas: bench/bulk sends 128 per
 * second.
 */
const compiled = new LRUCache<string, Check>({ max: 50 });

/** Checks values against a schema from a request. Throws when the schema itself is invalid. */
export function compileSchema(schema: Schema): Check {
  const { $schema: _dialect, ...rest } = schema;
  const key = JSON.stringify(rest);
  const known = compiled.get(key);
  if (known !== undefined) return known;
  // Each schema gets its own instance, so that the ids of different callers' schemas cannot collide.
  const validate = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(rest);
  const check: Check = (value) => validate(value) === true;
  compiled.set(key, check);
  return check;
}

/** A value that matches the schema, made of the given values where they match. */
export function instanceOf(schema: Schema, known: Record<string, unknown> = {}): unknown {
  return build(schema, schema, known, 'value', 0);
}

function build(schema: Schema, root: Schema, known: Record<string, unknown>, name: string, depth: number): unknown {
  const target = resolve(schema, root);
  if (depth > 12) return null;
  if ('const' in target) return target['const'];
  const choices = target['enum'];
  if (Array.isArray(choices)) return choices[0];
  const any = target['anyOf'] ?? target['oneOf'];
  if (Array.isArray(any)) {
    const branch = any.find((candidate) => isSchema(candidate) && candidate['type'] !== 'null');
    return isSchema(branch) ? build(branch, root, known, name, depth + 1) : null;
  }
  const type = Array.isArray(target['type'])
    ? target['type'].find((candidate) => candidate !== 'null')
    : target['type'];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        propertiesOf(target).map(([key, child]) => [
          key,
          key in known && fits(child, root, known[key]) ? known[key] : build(child, root, {}, key, depth + 1),
        ]),
      );
    case 'array': {
      const count = Math.max(1, typeof target['minItems'] === 'number' ? Math.min(target['minItems'], 50) : 1);
      const items = target['items'];
      return isSchema(items) ? Array.from({ length: count }, () => build(items, root, {}, name, depth + 1)) : [];
    }
    case 'number':
    case 'integer':
      return typeof target['minimum'] === 'number' ? Math.ceil(target['minimum']) : 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return `Sample ${name.replaceAll('_', ' ')}`;
  }
}

const fits = (schema: Schema, root: Schema, value: unknown): boolean =>
  compileSchema({
    ...schema,
    ...(root['$defs'] ? { $defs: root['$defs'] } : {}),
    ...(root['definitions'] ? { definitions: root['definitions'] } : {}),
  })(value);

function resolve(schema: Schema, root: Schema): Schema {
  const ref = schema['$ref'];
  if (typeof ref !== 'string' || !ref.startsWith('#')) return schema;
  let target: unknown = root;
  for (const part of ref.split('/').slice(1)) target = isSchema(target) ? target[part] : undefined;
  return isSchema(target) ? target : schema;
}
