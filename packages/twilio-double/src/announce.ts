// AnnounceUrl: asked for TwiML, recorded, and added to what its hearers were told.
import type { Conference, Participant } from './conference.ts'
import type { Exchange } from './exchange.ts'
import { read } from './twiml.ts'

export async function announce(
  exchange: Exchange,
  conference: Conference,
  to: Participant | null,
  url: string,
): Promise<void> {
  const params = {
    ConferenceSid: conference.sid,
    FriendlyName: conference.name,
    ...(to ? { CallSid: to.call.sid } : {}),
  }
  try {
    const verbs = read(await exchange.ask('announce', url, params)).children
    const said = verbs.filter(({ name }) => name === 'Say' || name === 'Play').map(({ text }) => text.trim())
    for (const { call } of to ? [to] : conference.participants) call.heard.push(...said)
    exchange.announcements.push({ conferenceSid: conference.sid, label: to?.label ?? null, url, said })
  } catch (error) {
    exchange.notifications.push({ code: 11200, message: String(error), callSid: to?.call.sid ?? '' })
  }
  exchange.changed()
}
