// The boards that tell open lists and profiles of changes: how many there are, and where (docs/deployment.md).
import type { PresenceChange, TicketAnswer } from '#workers/contract/consultations/live.ts'
import { withEffectTimeout } from '../effect-timeout.ts'
import type { Env } from '../env.ts'

const BOARDS = 4
const BOARDS_MAX = 64

/** The region of a continent, as Durable Objects take it for a hint. */
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

/** `boards` in each of `places`; without places they are where their first reader was. */
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

/** Presence boards; each change goes to all of them, each reader sits on one. */
export function createPresenceBoards(env: Pick<Env, 'PRESENCE_BOARD'> & Settings) {
  const { boards, places, names } = boardsOf(env)
  const stub = (name: string, place: DurableObjectLocationHint | null) =>
    env.PRESENCE_BOARD.getByName(name, place ? { locationHint: place } : {})
  return {
    /** Publishes an astrologer's presence to every open list and profile. */
    async publishPresence(change: PresenceChange): Promise<void> {
      await Promise.all(names.map(({ name, place }) => withEffectTimeout(stub(name, place).publish(change), 'board')))
    },

    /** A one-time ticket, and where to open it. `only`: the one astrologer whose page it is. */
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
