import { createHash } from 'node:crypto';
import { html, type Reply } from '../server/reply.ts';
import { escapeHtml } from '../server/escape-html.ts';

const styleSheet = `
:root{color-scheme:light dark;--bg:#fbfbfa;--surface:#fff;--line:#e7e6e3;--ink:#1c1b1a;--muted:#6b6a67;--accent:#4f46e5;--soft:#f3f2ef}
@media(prefers-color-scheme:dark){:root{--bg:#111110;--surface:#191918;--line:#2b2a28;--ink:#edecea;--muted:#a3a19c;--accent:#8b87ff;--soft:#201f1e}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:14px/20px Inter,system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased}
a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
a:focus-visible,input:focus-visible,button:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.bar{background:var(--soft);border-bottom:1px solid var(--line);color:var(--muted);font-size:12px;line-height:16px;padding:8px 24px;text-align:center}
main{max-width:1040px;margin:0 auto;padding:24px}
h1{font-size:20px;line-height:28px;margin:0;letter-spacing:-.01em;overflow-wrap:anywhere}
h2{font-size:13px;line-height:20px;margin:0 0 12px}
.muted{color:var(--muted)}.small{font-size:12px;line-height:16px}.num{font-variant-numeric:tabular-nums}
.head{display:flex;gap:16px;align-items:center;margin:16px 0 24px;min-width:0}.head>div{min-width:0}
.avatar{flex:none;display:grid;place-items:center;width:48px;height:48px;border-radius:50%;background:var(--soft);border:1px solid var(--line);font-weight:600}
.grid{display:grid;grid-template-columns:320px minmax(0,1fr);gap:24px;align-items:start}
.side{display:grid;gap:16px;min-width:0}
.card{background:var(--surface);border:1px solid var(--line);border-radius:8px;padding:16px;min-width:0}
dl{margin:0;display:grid;gap:12px}dt{color:var(--muted);font-size:12px;line-height:16px}dd{margin:0;overflow-wrap:anywhere}
.entry{border-top:1px solid var(--line);padding:16px 0;min-width:0}.entry:first-of-type{border-top:0;padding-top:0}.entry:last-child{padding-bottom:0}
.entry header{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:baseline;margin-bottom:8px}.entry strong{font-weight:600;overflow-wrap:anywhere}
.tag{border:1px solid var(--line);border-radius:6px;padding:0 6px;font-size:12px;line-height:18px;color:var(--muted)}.tag.new{color:var(--accent);border-color:currentColor}
.body{overflow-wrap:anywhere;overflow:hidden;max-height:480px}.body p{margin:0 0 8px}.body h2,.body h3{font-size:14px;margin:12px 0 4px}.body ul,.body ol{margin:0 0 8px;padding-left:20px}.body blockquote{margin:8px 0 0;padding-left:12px;border-left:2px solid var(--line);color:var(--muted)}
form{display:flex;gap:8px;margin:16px 0}input{flex:1;min-width:0;height:36px;padding:0 12px;border:1px solid #918f8a;border-radius:6px;background:var(--surface);color:inherit;font:inherit}
button{height:36px;padding:0 16px;border:1px solid #918f8a;border-radius:6px;background:var(--surface);color:inherit;font:inherit;cursor:pointer}
table{width:100%;border-collapse:collapse;background:var(--surface)}.table{border:1px solid var(--line);border-radius:8px;overflow:hidden}
th{position:sticky;top:0;text-align:left;font-size:12px;font-weight:500;color:var(--muted);background:var(--surface);border-bottom:1px solid var(--line)}
th,td{padding:12px 16px;vertical-align:top;overflow-wrap:anywhere}td{border-top:1px solid var(--line)}tbody tr:first-child td{border-top:0}.right{text-align:right;white-space:nowrap}th{white-space:nowrap;overflow-wrap:normal}td.opt{min-width:120px}
.empty{padding:48px 16px;text-align:center;color:var(--muted)}
.hint{background:var(--soft);border-radius:6px;padding:8px 12px;margin:0 0 16px;font-size:12px;line-height:16px;color:var(--muted)}
ul.card{list-style:none;margin:16px 0}ul.card li+li{margin-top:8px}.plain a{display:block;color:inherit}.plain .entry:last-child{padding-bottom:0}form.stack{display:block}.stack input{height:auto;flex:none;accent-color:var(--accent)}.actions{display:flex;justify-content:flex-end;gap:8px}
@media(max-width:767px){main{padding:16px}.grid{grid-template-columns:minmax(0,1fr)}.opt{display:none}th,td{padding:12px}input,button{height:44px}}
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

// The policy allows only this style sheet and the page's own script, so that nothing in a record can run.
const policyFor = (script: string | undefined) =>
  `default-src 'none'; style-src ${hashOf(styleSheet)};${script === undefined ? '' : ` script-src ${hashOf(script)};`} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The parts of a page around its content. */
export type PageFrame = {
  /** The name after the title. */
  site: string;
  /** The text of the bar at the top. */
  bar: string;
  /** The text of the one inline script in the content. */
  script?: string;
};

const crmFrame: PageFrame = {
  site: 'Sandbox CRM',
  bar: 'Sandbox CRM – sample data. Nothing here is real, and nothing leaves this machine.',
};

/** A page of the sandbox. `content` is trusted markup, which the caller has escaped. */
export const renderPage = (title: string, content: string, status = 200, frame = crmFrame): Reply =>
  html(
    status,
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} · ${frame.site}</title><style>${styleSheet}</style></head><body><div class="bar">${frame.bar}</div><main>${content}</main></body></html>`,
    {
      'content-security-policy': policyFor(frame.script),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  );
