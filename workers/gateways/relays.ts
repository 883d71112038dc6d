// Relays (TURN) of Cloudflare Realtime: short-lived credentials for one call.
import * as z from 'zod'
import { IceServer } from '#workers/contract/consultations/calls.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Env } from '../env.ts'

const TIMEOUT = 3_000
const Answer = z.object({ iceServers: z.array(IceServer) })

/**
 * Issues credentials for `seconds`. Null without configured relays. Throws unavailable if Cloudflare does not answer, because
 * without relays WebRTC would reveal each side's address to the other.
 */
export function createRelays({
  TURN_KEY_ID,
  TURN_KEY_TOKEN,
  TURN_API,
}: Env): ((seconds: number) => Promise<IceServer[]>) | null {
  if (!TURN_KEY_ID || !TURN_KEY_TOKEN) return null
  const url = `${TURN_API || 'https://rtc.live.cloudflare.com'}/v1/turn/keys/${TURN_KEY_ID}/credentials/generate-ice-servers`
  return async (seconds) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${TURN_KEY_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ttl: seconds }),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error: Error) => refuse(error.message))
    if (!response.ok) return refuse(`status ${response.status}`)
    const parsed = Answer.safeParse(await response.json().catch(() => null))
    return parsed.success ? parsed.data.iceServers.map(usable).filter(({ urls }) => urls.length > 0) : refuse('answer')
  }
}

// Browsers block port 53 and wait for a timeout. https://developers.cloudflare.com/realtime/turn/generate-credentials/
function usable(server: IceServer): IceServer {
  const urls = [server.urls].flat().filter((each) => !/:53(\?|$)/.test(each))
  return { ...server, urls }
}

function refuse(why: string): never {
  throw new AppError('unavailable', { log: `relays: ${why}` })
}
