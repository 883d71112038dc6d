// In local mode only: /dev/outbox shows the sent messages, and simulates delivery events of mails.
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../http/types.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:0 auto;padding:32px 20px;color-scheme:light dark}
article{border-top:1px solid #8886;padding:16px 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:8px 0}small{opacity:.7}
iframe{display:block;box-sizing:border-box;width:100%;height:480px;border:1px solid #8886;border-radius:8px;resize:vertical;overflow:auto}
form{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}button{font:inherit;font-size:14px}`

/** Simulated events of Cloudflare's Email Service, and refusals of all later mails. */
const EVENTS = {
  delivered: ['Delivered', { type: 'delivered' }],
  bounced: ['Bounced', { type: 'bounced', bounce: { type: 'hard' } }],
  delayed: ['Bounced for now', { type: 'bounced', bounce: { type: 'soft' } }],
  complained: ['Complaint', { type: 'complained' }],
} as const
const REFUSALS = {
  suppress: ['Suppress this address', 'E_RECIPIENT_SUPPRESSED'],
  fail: ['Let deliveries fail', 'E_DELIVERY_FAILED'],
  take: ['Take mails again', null],
} as const

export const outbox = new Hono<AppEnv>({ strict: false })
  .get('/dev/outbox.json', async (c) => {
    const sent = await c.get('services').outbox()
    return c.json(sent.map(({ id: _, html: __, ...message }) => message))
  })
  .get('/dev/outbox/mails.json', async (c) => c.json(await c.get('services').outbox()))
  .post('/dev/outbox/play', play)
  .get('/dev/outbox', async (c) => {
    const sent = await c.get('services').outbox()
    return c.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1><p>Local mode: mails and text messages stay on this machine. Newest first.</p>
${sent.length === 0 ? html`<p>Nothing was sent yet.</p>` : ''}
${sent.map(
  ({
    id,
    to,
    channel,
    subject,
    text,
    html: twin,
    language,
    at,
  }) => html`<article><small>${new Date(at).toISOString()} · ${channel} to ${to}</small>
<div lang="${language ?? 'en'}"><h2>${subject}</h2><pre>${text}</pre></div>${twin === undefined ? '' : frame(twin, subject)}${channel === 'email' ? buttons(id, to) : ''}</article>`,
)}
</body></html>`)
  })

/** Sandboxed without any permission, because a mail may contain text of strangers. */
function frame(twin: string, subject: string) {
  return html`<iframe sandbox loading="lazy" title="HTML: ${subject}" srcdoc="${twin}"></iframe>`
}

function buttons(id: string, to: string) {
  return html`<form method="post" action="/dev/outbox/play"><input type="hidden" name="id" value="${id}">
<input type="hidden" name="to" value="${to}">${Object.entries({ ...EVENTS, ...REFUSALS }).map(
    ([name, [label]]) => html`<button name="what" value="${name}">${label}</button>`,
  )}</form>`
}

async function play(c: Context<AppEnv>) {
  const { id = '', to = '', what = '' } = await c.req.parseBody<Record<string, string>>()
  const services = c.get('services')
  const event = EVENTS[what as keyof typeof EVENTS]?.[1]
  const refusal = REFUSALS[what as keyof typeof REFUSALS]
  if (event) {
    const { type, ...more } = event
    const eventId = `${what}:${id}`
    await services.mails.applyEvent({
      type: `cf.email.sending.message.${type}`,
      payload: { eventId, messageId: id, recipient: to, ...more },
      metadata: { eventTimestamp: new Date(services.clock.now()).toISOString() },
    })
  } else if (refusal) await services.refuseMails({ to, code: refusal[1] })
  else return c.text('Unknown', 404)
  return c.redirect('/dev/outbox', 303)
}
