// The rules by which an act on the chart desk changes the state of both sides, shared by the room and by pages that have not
// received its answer yet.
import type { DeskAct, DeskPoint, DeskSide, DeskSides, DeskTarget, SharedCharts } from './desk.ts'

/** By default the client follows the astrologer. */
export const INITIAL_DESK_SIDES: DeskSides = {
  user: { place: null, point: null, follows: true },
  astrologer: { place: null, point: null, follows: false },
}

/** Only one side leads at a time: a followed side follows nobody. */
export function applyDeskAct(sides: DeskSides, side: keyof DeskSides, act: DeskAct): DeskSides {
  const change = (changed: Partial<DeskSide>): DeskSides => ({ ...sides, [side]: { ...sides[side], ...changed } })
  switch (act.kind) {
    case 'look': {
      // Points are cleared when the chart or day changes, because another chart has other houses, and another day other
      // transits.
      const { place, point } = sides[side]
      const sameChart = place?.varga === act.place.varga && place.second === act.place.second
      const same = sameChart && !(point && dependsOnDate(point) && place.date !== act.place.date)
      return change({ place: act.place, point: same ? point : null })
    }
    case 'point':
      return change({ place: act.place, point: act.target })
    case 'let-go':
      return change({ point: null })
    case 'rules':
      return { ...sides, astrologer: { ...sides.astrologer, rules: act.rules } }
    case 'spot':
      return { ...sides, user: { ...sides.user, spot: act.spot } }
    case 'ask-birth':
      return { ...sides, astrologer: { ...sides.astrologer, asks: act.on } }
    case 'follow': {
      const other = side === 'user' ? 'astrologer' : 'user'
      const after = change({ follows: act.on })
      return act.on ? { ...after, [other]: { ...after[other], follows: false } } : after
    }
  }
}

/** True for targets that depend on the day. */
export function dependsOnDate({ of }: DeskTarget): boolean {
  return of === 'transit' || of === 'panchang'
}

/** True if the client withdraws the location: accepted in any state, and never dropped. */
export function isWithdrawal(act: DeskAct): boolean {
  return act.kind === 'spot' && act.spot === null
}

/** Clears points and requests when another chart is opened. */
export function withoutPoints({ user, astrologer }: DeskSides): DeskSides {
  return { user: { ...user, point: null }, astrologer: { ...astrologer, point: null, asks: false } }
}

/** Removes the client's location. */
export function withoutSpot(sides: DeskSides): DeskSides {
  return sides.user.spot ? { ...sides, user: { ...sides.user, spot: null } } : sides
}

/** The name of the copy that contains a target; a row of the match belongs to both. Undefined if the copy has none. */
export function chartNameOf(
  charts: SharedCharts,
  { target, place }: Pick<DeskPoint, 'target' | 'place'>,
): string | undefined {
  if (target.of === 'koota') return [charts.first, charts.second].map((chart) => chart ?? '').join('+')
  return (place.second ? charts.second : charts.first) ?? undefined
}
