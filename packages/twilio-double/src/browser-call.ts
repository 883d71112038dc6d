// A call that a browser makes: it belongs to the TwiML app, whose Voice address says how it goes on.
import { Call } from './call.ts'
import type { Endpoint } from './endpoint.ts'
import type { Exchange } from './exchange.ts'
import { follow } from './twiml.ts'

type BrowserCallSpec = { identity: string; to?: string; endpoint: Endpoint }

/** An end without a browser: neither speaks nor listens. */
export const SILENT: Endpoint = { over() {}, play() {}, read: () => undefined }

export function callFromBrowser(exchange: Exchange, { identity, to = '', endpoint }: BrowserCallSpec): Call {
  const { appSid, voiceStatusUrl } = exchange.settings
  return new Call(exchange, {
    from: `client:${identity}`,
    to,
    direction: 'inbound',
    endpoint,
    statusCallback: voiceStatusUrl,
    applicationSid: appSid,
  })
}

export function followApp(exchange: Exchange, call: Call, params: Record<string, string>): void {
  void follow(exchange, call, { url: exchange.settings.voiceUrl, method: 'POST', kind: 'voice', params })
}
