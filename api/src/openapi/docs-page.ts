import type { EndpointDefinition } from '@overture/core/contract';
import type { z } from 'zod';
import { nameOf } from '../endpoints.ts';
import { errorStatus } from '../error-status.ts';
import { errorCodesOf, jsonSchema, tagOf } from './openapi-document.ts';

/** The contract as one readable page, without scripts and external files. */
export function docsPage(endpoints: readonly EndpointDefinition[], productName: string): string {
  const groups = Map.groupBy(endpoints, tagOf);
  const title = `${escape(productName)} API`;
  const menu = [...groups]
    .map(([name, members]) => `<h2>${escape(titleOf(name))}</h2><ul>${members.map(menuEntry).join('')}</ul>`)
    .join('');
  const sections = [...groups]
    .map(([name, members]) => `<h2>${escape(titleOf(name))}</h2>${members.map(section).join('')}`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head>
<body><nav aria-label="Endpoints"><h1>${title}</h1><p><a href="/api/openapi.json">openapi.json</a></p>${menu}</nav>
<main><p class="lead">Everything lives under <code>/api</code>, speaks JSON, and wants <code>Authorization: Bearer &lt;token&gt;</code>
from <a href="#login">login</a> unless it says “anyone”. Errors share one shape:
<code>{ success: false, error, message, code, requestId, issues? }</code>.</p>${sections}</main></body></html>`;
}

/** The title of a group: `email-sequence` becomes `Email sequence`. */
function titleOf(group: string): string {
  return group.slice(0, 1).toUpperCase() + group.slice(1).replaceAll('-', ' ');
}

const who = {
  any: 'anyone',
  'signed-in': 'any signed-in user',
  admin: 'admins',
  superadmin: 'superadmins',
} satisfies Record<EndpointDefinition['who'], string>;

function menuEntry(endpoint: EndpointDefinition): string {
  return `<li><a href="#${nameOf(endpoint)}"><b class="${endpoint.method}">${endpoint.method}</b><span>${escape(endpoint.path)}</span></a></li>`;
}

function section(endpoint: EndpointDefinition): string {
  const errors = errorCodesOf(endpoint).map((code) => `<li><code>${errorStatus[code]}</code> ${code}</li>`);
  return `<section id="${nameOf(endpoint)}"><h3><b class="${endpoint.method}">${endpoint.method}</b> <code>/api${escape(endpoint.path)}</code></h3>
<p>${escape(endpoint.summary).replaceAll(/`([^`]+)`/g, '<code>$1</code>')} <span class="who">For ${who[endpoint.who]}.</span></p>
${schemaBlock('Path', endpoint.params, 'output')}${schemaBlock('Query', endpoint.query, 'output')}
${schemaBlock(endpoint.multipart ? `Form, with an optional file “${escape(endpoint.multipart.file)}”` : 'Body', endpoint.body, 'input')}
${schemaBlock(`Answer ${endpoint.status ?? 200}`, endpoint.response, 'output')}${schemaBlock('Each event', endpoint.events, 'output')}${schemaBlock('Each <code>partial</code> event, for a caller who accepts <code>text/event-stream</code>', endpoint.partial, 'output')}
<details><summary>Errors</summary><ul class="errors">${errors.join('')}</ul></details></section>`;
}

function schemaBlock(heading: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const text = describe(jsonSchema(schema, io), '');
  return `<h4>${heading}</h4><pre>${escape(text)}</pre>`;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A JSON schema in a short form for people: `{ name: text, age?: integer }`. */
function describe(schema: JsonSchema | boolean | undefined, indent: string): string {
  if (schema === undefined || typeof schema === 'boolean') return 'any';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return variants.map((variant) => describe(variant, indent)).join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => describe(part, indent)).join(' & ');
  if (schema.type === 'array') return `[${Array.isArray(schema.items) ? 'any' : describe(schema.items, indent)}]`;
  if (schema.type === 'object') return describeObject(schema, indent);
  if (schema.type === 'string' && schema.format) return schema.format;
  return [schema.type ?? 'any'].flat().join(' | ');
}

function describeObject(schema: JsonSchema, indent: string): string {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return `{ [name]: ${describe(schema.additionalProperties, indent)} }`;
  const inner = `${indent}  `;
  const lines = properties.map(([name, property]) => {
    const isOptional = !schema.required?.includes(name);
    return `${inner}${name}${isOptional ? '?' : ''}: ${describe(property, inner)}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const style = `
:root{color-scheme:light dark;--bg:#fbfbfa;--card:#fff;--line:#e7e6e3;--ink:#1c1b1a;--muted:#6b6a67;--accent:#4f46e5}
@media(prefers-color-scheme:dark){:root{--bg:#111110;--card:#191918;--line:#2b2a28;--ink:#edecea;--muted:#a3a19c;--accent:#8b87ff}}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:340px minmax(0,1fr);background:var(--bg);color:var(--ink);font:14px/20px Inter,system-ui,sans-serif}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 16px;border-right:1px solid var(--line)}nav h1{font-size:16px;margin:0 0 4px}nav h2{font-size:12px;color:var(--muted);margin:20px 0 4px}
nav ul{list-style:none;margin:0;padding:0}nav li a{display:grid;grid-template-columns:48px minmax(0,1fr);align-items:baseline;padding:4px 8px;border-radius:6px;color:var(--ink);text-decoration:none;font-size:12px;overflow-wrap:anywhere}nav li a:hover{background:var(--line)}
main{padding:32px 48px;max-width:900px;min-width:0}main h2{font-size:18px;margin:40px 0 0}a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}a{color:var(--accent)}.lead{color:var(--muted);max-width:60ch}code,pre{font:12px/18px ui-monospace,monospace}
section{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:16px 24px;margin:16px 0;scroll-margin-top:16px}section:target{border-color:var(--accent)}
h3{margin:0;font-size:14px}h3 code{font-size:13px;overflow-wrap:anywhere}h4{margin:16px 0 4px;font-size:12px;color:var(--muted);font-weight:600}pre{margin:0;padding:12px;overflow:auto;background:var(--bg);border:1px solid var(--line);border-radius:6px;white-space:pre-wrap}
b.GET,b.POST,b.PUT,b.PATCH,b.DELETE{font:600 11px/16px ui-monospace,monospace;color:var(--accent)}.who{color:var(--muted)}summary{cursor:pointer;color:var(--muted);margin-top:12px}.errors{columns:2;padding-left:16px}
@media(max-width:800px){body{display:block}nav{position:static;height:auto;max-height:40vh;border:0;border-bottom:1px solid var(--line)}section{padding:16px}.errors{columns:1}main{padding:16px}}`;
