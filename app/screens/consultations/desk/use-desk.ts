// The chart desk of one page: its state, its connection to the room, and its actions.
import { startTransition, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { DESK_ID, type DeskLink } from '#app/realtime/room/desk-link.ts'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type {
  DeskAct,
  DeskPlace,
  DeskPoint,
  DeskRules,
  DeskSpot,
  DeskTarget,
} from '#workers/contract/consultations/desk.ts'
import { isWithdrawal } from '#workers/contract/consultations/desk-sides.ts'
import { deskReducer, newDesk, otherSide, type Side, samePlace, sameTarget, shownPlace, sidesOf } from './desk-model.ts'
import { chartOf, isShared } from './pointed-chart.ts'
import { newSendSchedule } from './send-schedule.ts'

/** Between two actions of a drag, because the room accepts ten a second. */
const DRAG_EVERY = 150
const AGAIN_AFTER = 1_200
const NO_RULES: DeskRules = {}

export type Desk = ReturnType<typeof useDesk>

/** A place that was opened from the list or a message, with the name of the birth's copy. */
type Visited = Pick<DeskPoint, 'target' | 'place' | 'chart'>

type Options = {
  side: Side
  link: DeskLink
  birth: AttachedBirth
  /** Points at the time of the page load. */
  points: readonly DeskPoint[]
  /** The meter is running, so the room accepts actions. */
  runs: boolean
}

export function useDesk({ side, link, birth, points, runs }: Options) {
  const [desk, dispatch] = useReducer(deskReducer, points, newDesk)
  const latest = useRef(desk)
  latest.current = desk
  const opened = useRef(false)
  const [goneTo, setVisited] = useState<Visited | null>(null)
  const sent = useRef(new Set<string>())
  const taken = useRef(runs)
  taken.current = runs

  // Sends pending actions, each once per connection. While the meter is stopped the room accepts only withdrawals.
  const flush = useCallback(() => {
    if (!opened.current) return
    for (const { id, act, births } of latest.current.pending)
      if ((taken.current || isWithdrawal(act)) && !sent.current.has(id) && link.send({ type: 'desk', id, act, births }))
        sent.current.add(id)
  }, [link])
  const pace = useMemo(() => newSendSchedule(flush, DRAG_EVERY), [flush])

  useEffect(() => {
    const open = () => link.send({ type: 'desk-open', after: latest.current.points.at(-1)?.seq ?? 0 })
    const stop = link.listen((news) => {
      if (news.type === 'opened') {
        opened.current = false
        open()
      } else if (news.type === 'refused') {
        const { id = '', again = false, code, message } = news
        dispatch({ type: 'refused', id, again, words: { code, message } })
        sent.current.delete(id)
        if (again) pace.within(AGAIN_AFTER)
      } else {
        // A transition, so that rendering the other side's actions does not delay typing.
        startTransition(() => dispatch({ type: 'heard', message: news }))
        if (news.type === 'desk') {
          opened.current = true
          sent.current.clear()
          pace.within(0)
        }
      }
    })
    open()
    return () => {
      stop()
      pace.stop()
    }
  }, [link, pace])

  useEffect(() => {
    if (runs) pace.within(0)
  }, [runs, pace])

  const did = useCallback(
    (act: DeskAct) => {
      const id = `${DESK_ID}${crypto.randomUUID()}`
      dispatch({ type: 'did', pending: { id, act } })
      // A drag produces many looks: the other side gets some of them, and the last one.
      if (act.kind === 'look') pace.drag()
      else pace.within(0)
    },
    [pace],
  )

  const sides = sidesOf(desk, side)
  const shown = shownPlace(sides, side)
  // The second birth may have been withdrawn while its chart was open.
  const place = shown.second && !birth.second ? { ...shown, second: undefined } : shown
  const other = otherSide(side)
  // A highlight on one birth's chart does not apply to a birth that was shared later.
  const visited = goneTo && isShared(birth, goneTo) ? goneTo : null
  /** Looking elsewhere ends the following. */
  const look = (change: Partial<DeskPlace>) => {
    setVisited(null)
    if (sides[side].follows) did({ kind: 'follow', on: false })
    did({ kind: 'look', place: { ...place, ...change } })
  }
  return {
    side,
    sides,
    place,
    points: desk.points,
    refusal: desk.refusal,
    mine: sides[side].point,
    /** Where this side has looked; null if it has not. */
    myPlace: sides[side].place,
    visited,
    theirs: sides[other].point,
    /** Where the other side looks; null if it has not looked. */
    theirPlace: sides[other].place,
    follows: sides[side].follows,
    followed: sides[other].follows,
    look,
    /** Sets a point, or removes it if it is already set. */
    point(target: DeskTarget, at: Partial<DeskPlace> = {}) {
      setVisited(null)
      if (sameTarget(target, sides[side].point)) did({ kind: 'let-go' })
      else {
        const there = { ...place, ...at }
        const chart = chartOf(birth, { target, place: there })
        did({ kind: 'point', target, place: there, ...(chart ? { chart } : {}) })
      }
    },
    /** The rules of all charts, for both sides. After the consultation, those of the last point. */
    rules: desk.sides ? (sides.astrologer.rules ?? NO_RULES) : (desk.points.at(-1)?.rules ?? NO_RULES),
    chooseRules: (rules: DeskRules) => did({ kind: 'rules', rules }),
    /** The client's place; null if it is not shared. */
    spot: sides.user.spot ?? null,
    sayWhere: (spot: DeskSpot | null) => did({ kind: 'spot', spot }),
    letGo: () => did({ kind: 'let-go' }),
    /** Opens the place of a point, and highlights it on this page only. */
    visit({ target, place: there }: Pick<DeskPoint, 'target' | 'place'>) {
      if (!samePlace(there, place)) look({ second: undefined, ...there })
      setVisited({ target, place: there, chart: chartOf(birth, { target, place: there }) })
    },
    follow: () => did({ kind: 'follow', on: true }),
    /** Ends following and stays at the current place. */
    lookAround() {
      did({ kind: 'follow', on: false })
      did({ kind: 'look', place })
    },
  }
}
