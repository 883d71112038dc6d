// Switches an astrologer online and offline by the weekly hours. Each stretch is processed once: after a manual toggle within
// it, the astrologer is not switched until the next one. Going online needs a way to ring, as by hand.
import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import { type Stretch, stretchAt } from '#workers/contract/astrologers/weekly-hours.ts'
import type { Db } from '#workers/db/client.ts'
import { findTimeZones } from '#workers/domain/identity/index.ts'
import { logFailure } from '#workers/log.ts'
import { updatePractice } from './astrologer.repo.ts'
import { findHoursOf, findSwitchedByHours, type SwitchedByHours } from './hours.repo.ts'

/** The zone of an account whose browser has not reported one. */
export const NO_ZONE = 'UTC'

export type HoursStep =
  | { act: 'nothing' }
  | { act: 'go_online'; stretch: string }
  /** Marks the stretch as processed without a switch; the astrologer remains online for it if the hours had switched it on. */
  | { act: 'note'; stretch: string; stays: boolean }
  | { act: 'go_offline'; switches: boolean }

type Marks = Omit<SwitchedByHours, 'id' | 'status'> & { status: Presence }

/** `stretch`: the current one, null outside the hours. */
export function stepFor(marks: Marks, stretch: string | null, now: number): HoursStep {
  const { status, onlineForHours, hoursDone, backAt, wentOfflineBecause } = marks
  if (stretch === null)
    return onlineForHours === null ? { act: 'nothing' } : { act: 'go_offline', switches: status !== 'offline' }
  if (backAt !== null && backAt > now) return { act: 'nothing' }
  // Being unreachable for a while does not mean that the astrologer wants to be offline.
  const returns = status === 'offline' && onlineForHours === stretch && wentOfflineBecause === 'unreachable'
  if (hoursDone === stretch && !returns) return { act: 'nothing' }
  if (status === 'offline') return { act: 'go_online', stretch }
  return { act: 'note', stretch, stays: onlineForHours !== null }
}

/** Toggles the line (gateways/live.ts). */
type Switch = { switchLine(astrologerId: string, online: boolean): Promise<Presence | 'no_way_to_ring'> }
type Deps = { db: Db; now: () => number; line: Switch }

/** Runs every minute. A line that fails must not prevent the others. */
export async function switchByHours(deps: Deps): Promise<void> {
  const switched = await findSwitchedByHours(deps.db)
  const ids = switched.map(({ id }) => id)
  const [hours, zones] = await Promise.all([findHoursOf(deps.db, ids), findTimeZones(deps.db, ids)])
  await Promise.all(
    switched.map(async (each) => {
      const stretch = stretchAt(hours.get(each.id) ?? [], zones.get(each.id) ?? NO_ZONE, deps.now())
      try {
        await take(deps, each.id, stepFor(each, stretch, deps.now()))
      } catch (error) {
        logFailure({ event: 'line.failed', astrologerId: each.id }, error)
      }
    }),
  )
}

async function take({ db, line, now }: Deps, id: string, step: HoursStep): Promise<void> {
  if (step.act === 'nothing') return
  if (step.act === 'note') {
    const stays = step.stays ? { onlineForHours: step.stretch } : {}
    await updatePractice(db, id, { hoursDone: step.stretch, ...stays })
  } else if (step.act === 'go_offline') {
    if (step.switches) await line.switchLine(id, false)
    await updatePractice(db, id, { onlineForHours: null })
  } else {
    const { stretch } = step
    if ((await line.switchLine(id, true)) === 'no_way_to_ring') return
    await updatePractice(db, id, { hoursDone: stretch, onlineForHours: stretch, backAt: null, switchedOnAt: now() })
  }
}

/** The marks of a manual toggle: the hours do not switch for the rest of this stretch. */
export function marksOfHand(hours: readonly Stretch[], timeZone: string | null, now: number) {
  return { hoursDone: stretchAt(hours, timeZone ?? NO_ZONE, now), onlineForHours: null }
}
