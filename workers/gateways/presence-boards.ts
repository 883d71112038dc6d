// The presence boards that notify open lists and profiles of changes: their number and location (docs/deployment.md).
import type { PresenceChange, TicketAnswer } from '#workers/contract/consultations/live.ts'
import { withEffectTimeout } from '../effect-timeout.ts'
import type { Env } from '../env.ts'

const BOARDS = 4
const BOARDS_MAX = 64

/** The location hint of Durable Objects for each continent. */
const REGIONS: Readonly<Record<string, DurableObjectLocationHint>> = {
  AF: 'afr',
  AS: 'apac',
  EU: 'weur',
  NA: 'enam',
  OC: 'oc',
  SA: 'sam',
}
const HINTS: readonly string[] = ['wnam', 'enam', 'sam', 'weur', 'eeur', 'apac', 'oc', 'afr', 'me']

type Settings = Pick<Env, 'PRESENCE_BOARDS' | 'PRESENCE_PLACES'>

/** `boards` in each of `places`; without places each is created where its first reader is. */
export function boardsOf({ PRESENCE_BOARDS, PRESENCE_PLACES }: Settings) {
  const boards = Math.min(BOARDS_MAX, Math.max(1, Math.floor(Number(PRESENCE_BOARDS)) || BOARDS))
  const places = (PRESENCE_PLACES ?? '')
    .split(/[\s,]+/)
    .filter((place): place is DurableObjectLocationHint => HINTS.includes(place))
  const names = (places.length > 0 ? places : [null]).flatMap((place) =>
    Array.from({ length: boards }, (_, n) => ({ name: place ? `board-${n}-${place}` : `board-${n}`, place })),
  )
  return { boards, places, names }
}

/** Presence boards: each change goes to all of them, and each reader connects to one. */
export function createPresenceBoards(env: Pick<Env, 'PRESENCE_BOARD'> & Settings) {
  const { boards, places, names } = boardsOf(env)
  const stub = (name: string, place: DurableObjectLocationHint | null) =>
    env.PRESENCE_BOARD.getByName(name, place ? { locationHint: place } : {})
  return {
    /** Publishes an astrologer's presence to every open list and profile. */
    async publishPresence(change: PresenceChange): Promise<void> {
      await Promise.all(names.map(({ name, place }) => withEffectTimeout(stub(name, place).publish(change), 'board')))
    },

    /** A one-time ticket, and the URL of the socket that accepts it. `only`: the single astrologer whom the page shows. */
    async presenceTicket(
      { chance, continent, only }: { chance: number; continent?: string | undefined; only: string | null },
      now: number,
    ): Promise<TicketAnswer> {
      const near = REGIONS[continent ?? '']
      const place = near && places.includes(near) ? near : (places[0] ?? null)
      const name = `board-${chance % boards}${place ? `-${place}` : ''}`
      return {
        ticket: await withEffectTimeout(stub(name, place).ticket(only, now), 'board'),
        url: `/live/presence/${name}`,
      }
    },
  }
}
