// Local mode only: /dev/outbox shows what would have been sent.
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../http/types.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:0 auto;padding:32px 20px;color-scheme:light dark}
article{border-top:1px solid #8886;padding:16px 0}pre{white-space:pre-wrap;font:inherit;margin:8px 0}small{opacity:.7}`

export const outbox = new Hono<AppEnv>({ strict: false })
  .get('/dev/outbox.json', async (c) => c.json(await c.get('services').outbox()))
  .get('/dev/outbox', async (c) => {
    const sent = await c.get('services').outbox()
    return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1><p>Local mode: mails and text messages stay on this machine. Newest first.</p>
${sent.length === 0 ? html`<p>Nothing was sent yet.</p>` : ''}
${sent.map(
  ({
    to,
    channel,
    subject,
    text,
    language,
    at,
  }) => html`<article><small>${new Date(at).toISOString()} · ${channel} to ${to}</small>
<div lang="${language ?? 'en'}"><h2>${subject}</h2><pre>${text}</pre></div></article>`,
)}
</body></html>`)
  })
