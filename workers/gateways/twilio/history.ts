// Twilio's own list of calls, page by page.
import type { ProviderCall } from '#workers/domain/voice/index.ts'
import type { WireCall } from './probe.ts'
import type { TwilioRest } from './rest.ts'

/** Far more pages than one day's calls need. */
const PAGES = 50

type Listed = { rest: TwilioRest; account: string; from: number; to: number }

/** The calls that began between `from` and `to` (ms UTC). */
export async function listCalls({ rest, account, from, to }: Listed): Promise<ProviderCall[]> {
  const found: ProviderCall[] = []
  let path = 'Calls.json'
  let query: Record<string, string | number> = { 'StartTime>': iso(from), 'StartTime<': iso(to), PageSize: 1000 }
  for (let n = 0; n < PAGES && path; n += 1) {
    const page = await rest.get<{ calls: WireCall[]; next_page_uri?: string | null }>(path, query)
    for (const { sid, start_time, date_created, duration, direction, from: caller } of page.calls) {
      // Calls that people made to our number have no consultation.
      if (direction !== 'outbound-api' && !caller?.startsWith('client:')) continue
      const startedAt = Date.parse(start_time ?? date_created ?? '') || from
      found.push({ id: sid, startedAt, seconds: Number(duration ?? 0) })
    }
    path = page.next_page_uri?.split(`/Accounts/${account}/`)[1] ?? ''
    query = {}
  }
  return found
}

function iso(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')
}
