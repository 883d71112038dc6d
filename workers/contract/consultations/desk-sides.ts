// Rule by which an act on the chart desk moves both sides: the room's own, and each page's until the room answers.
import type { DeskAct, DeskPoint, DeskSide, DeskSides, DeskTarget, SharedCharts } from './desk.ts'

/** At first the client sees what the astrologer shows. */
export const INITIAL_DESK_SIDES: DeskSides = {
  user: { place: null, point: null, follows: true },
  astrologer: { place: null, point: null, follows: false },
}

/** One side leads at a time: who is followed follows nobody. */
export function applyDeskAct(sides: DeskSides, side: keyof DeskSides, act: DeskAct): DeskSides {
  const change = (changed: Partial<DeskSide>): DeskSides => ({ ...sides, [side]: { ...sides[side], ...changed } })
  switch (act.kind) {
    case 'look': {
      // Another chart has other houses, and another day other transits: what was pointed to is let go of with it.
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

/** True for targets that mean another thing on another day. */
export function dependsOnDate({ of }: DeskTarget): boolean {
  return of === 'transit' || of === 'panchang'
}

/** The client no longer says where they are: taken in any state, and never dropped. */
export function isWithdrawal(act: DeskAct): boolean {
  return act.kind === 'spot' && act.spot === null
}

/** Another chart is open: nothing of the one before is pointed to, and nobody waits for it. */
export function withoutPoints({ user, astrologer }: DeskSides): DeskSides {
  return { user: { ...user, point: null }, astrologer: { ...astrologer, point: null, asks: false } }
}

/** Nobody is shown any more where the client is. */
export function withoutSpot(sides: DeskSides): DeskSides {
  return sides.user.spot ? { ...sides, user: { ...sides.user, spot: null } } : sides
}

/** The name of the copy that a target lies on; a row of the match lies on both. Undefined where the copy has none. */
export function chartNameOf(
  charts: SharedCharts,
  { target, place }: Pick<DeskPoint, 'target' | 'place'>,
): string | undefined {
  if (target.of === 'koota') return [charts.first, charts.second].map((chart) => chart ?? '').join('+')
  return (place.second ? charts.second : charts.first) ?? undefined
}
