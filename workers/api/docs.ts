// A readable page of the API's description: plain HTML, no script.
import type { Context } from 'hono'
import { html, raw } from 'hono/html'

type Operation = {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>
}
type Document = { info: { title: string; description?: string }; paths?: Record<string, unknown> }

const STYLE = `body{font:16px/1.55 system-ui,sans-serif;max-width:880px;margin:0 auto;padding:32px 20px;color:#1c1b22;background:#fbf9f4}
h2{margin-top:48px;border-bottom:1px solid #e7e1d4}h3{margin:28px 0 4px;font:600 16px ui-monospace,monospace}
.m{display:inline-block;min-width:64px;color:#95530a}pre{background:#fff;border:1px solid #e7e1d4;border-radius:8px;padding:12px;overflow:auto;font-size:13px}
summary{cursor:pointer}p{margin:4px 0}@media(prefers-color-scheme:dark){body{background:#0b1026;color:#f1eee6}pre{background:#12183a;border-color:#262d58}.m{color:#f2b263}h2{border-color:#262d58}}`

export function docsPage(c: Pick<Context, 'header' | 'html'>, document: unknown) {
  const { info, paths } = document as Document
  const families = new Map<string, { method: string; path: string; operation: Operation }[]>()
  for (const [path, item] of Object.entries(paths ?? {})) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      const tag = operation.tags?.[0] ?? 'api'
      families.set(tag, [...(families.get(tag) ?? []), { method, path, operation }])
    }
  }
  // The page has a style of its own and nothing else.
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  return c.html(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title><style>${raw(STYLE)}</style></head>
<body><h1>${info.title} API</h1><p>${info.description ?? ''}</p><p><a href="/api/openapi.json">openapi.json</a></p>
${[...families].map(([tag, list]) => html`<h2>${tag}</h2>${list.map(entry)}`)}
</body></html>`)
}

function entry({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const body = operation.requestBody?.content?.['application/json']?.schema
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status !== 'default')
  return html`<h3><span class="m">${method.toUpperCase()}</span> /api${path}</h3>
<p>${operation.summary ?? ''}</p><p><small>${operation.description ?? ''}</small></p>
${body ? shape('Body', body) : ''}
${answers.map(([status, answer]) => shape(status, answer.content?.['application/json']?.schema ?? {}))}`
}

function shape(title: string, schema: unknown) {
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`
}
