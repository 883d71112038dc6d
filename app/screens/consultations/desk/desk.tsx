// The chart desk: both sides look at one chart while they talk.

import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import type { DeskLink } from '#app/realtime/room/desk-link.ts'
import { Rules } from '#app/screens/kundli/result/rules.tsx'
import { Segment } from '#app/ui/form/segment.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { AttachedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/consultations/desk.ts'
import { DESK_VIEWS, type DeskView } from '#workers/contract/consultations/desk-views.ts'
import type { DeskAccess } from './desk-access.ts'
import type { Side } from './desk-model.ts'
import { deskTexts } from './desk-text.ts'
import { FollowBar, followWords } from './follow-bar.tsx'
import { PointList } from './point-list.tsx'
import { targetText } from './target-name.ts'
import { useCasts, whole } from './use-casts.ts'
import { useChartStyle } from './use-chart-style.ts'
import { useDesk } from './use-desk.ts'
import { useDeskAccess } from './use-desk-access.ts'
import { useTabInSight } from './use-tab-in-sight.ts'
import { ChartView } from './views/chart-view.tsx'
import { DashaView } from './views/dasha-view.tsx'
import { MatchView } from './views/match-view.tsx'
import { dayAt, PanchangView, zoneOfPanchang } from './views/panchang-view.tsx'
import { PlanetsView } from './views/planets-view.tsx'
import { TimeDoubt } from './views/time-doubt.tsx'
import { TransitsView } from './views/transits-view.tsx'
import { YogasView } from './views/yogas-view.tsx'
import { chartNames } from './whose-chart.ts'

/** The state of the desk as text: which side follows, and the other side's point. */
export type DeskNews = { follows: string | null; points: string | null }

export type DeskProps = {
  birth: AttachedBirth
  side: Side
  /** The name of the other side. */
  other: string
  link: DeskLink
  points: readonly DeskPoint[]
  runs: boolean
  over: boolean
  /** The panel is open, so its chart is rendered. */
  open: boolean
  /** For the line that is shown while the panel is closed. */
  onNews(news: DeskNews): void
  /** Called with the access for the conversation; null on unmount. */
  onDeskAccess(deskAccess: DeskAccess | null): void
  /** The instant of "today" (ms UTC). */
  at: number
}

/** Memoized, because the page renders every second with the meter. */
export const Desk = memo(DeskPanel)

function DeskPanel({ birth, side, other, link, points, runs, over, open, onNews, onDeskAccess, at }: DeskProps) {
  const text = useTexts(deskTexts)
  const desk = useDesk({ side, link, birth, points, runs })
  const name = other.split(' ')[0] ?? other
  const [asked, setAsked] = useState(false)
  const { rules, place } = desk
  const wanted = open || asked || desk.theirs !== null
  const casts = useCasts(birth, { rules, points: desk.points, wanted })
  const cast = casts.of(place)
  // While the chart is recast with other rules, the former one remains, with its own rules.
  const second = place.second && birth.second ? birth.second : null
  const shown = second ?? birth
  const last = useRef({ shown, cast })
  if (cast !== null) last.current = { shown, cast }
  const made = cast ?? (last.current.shown === shown ? last.current.cast : null)
  useDeskAccess({ birth, desk, made: whole(made), at, onDeskAccess, onAsked: () => setAsked(true) })
  const [style, setStyle] = useChartStyle()
  const box = useRef<HTMLDivElement>(null)
  useTabInSight(box, [place.view, open, made === null].join())
  // Scrolls to the other side's point while this side follows.
  const pointed = desk.follows && desk.theirs ? JSON.stringify(desk.theirs) : null
  useEffect(() => {
    if (pointed) box.current?.querySelector('[data-finger="theirs"]')?.scrollIntoView({ block: 'nearest' })
  }, [pointed])
  const theirPlace = desk.theirPlace ?? place
  const news =
    desk.theirs && !over
      ? text.points(name, targetText(desk.theirs, theirPlace, whole(casts.of(theirPlace)), casts.whose(theirPlace)))
      : null
  const follows = over ? null : followWords(desk, name)
  useEffect(() => onNews({ follows, points: news }), [follows, news, onNews])
  const followBar = over ? null : <FollowBar desk={desk} casts={casts} name={name} runs={runs} />
  const whose =
    birth.second && place.view !== 'match' ? (
      <Segment
        label={text.whose}
        options={chartNames(birth.name, birth.second.name).map((label, i) => ({
          value: i === 0 ? 'first' : 'second',
          label,
        }))}
        value={second ? 'second' : 'first'}
        onChange={(value) => desk.look({ second: value === 'second' ? true : undefined })}
      />
    ) : null
  // If one of two births cannot be cast, the user can still switch to the other one.
  if (made === 'failed' || made === null)
    return (
      <div className="space-y-3.5 pb-4">
        {followBar}
        {whose}
        {made === null ? <Skeleton height={420} /> : <p className="text-muted">{text.failed}</p>}
      </div>
    )
  const offset = (made.birth.offsetSeconds ?? 0) * 1000
  const dayOf = (instant: number) => new Date(instant + offset).toISOString().slice(0, 10)
  const today = dayOf(at)
  const pointedOn = (instant: number, { target, place: { second } }: DeskPoint) =>
    target.of === 'panchang'
      ? dayAt(zoneOfPanchang(desk.spot, (second && birth.second) || birth), instant)
      : dayOf(instant)
  const { date } = place
  // Days other than today are shown at noon.
  const when = date === null ? at : Date.parse(`${date}T12:00:00Z`) - offset
  const contents: Record<DeskView, () => ReactNode> = {
    chart: () => <ChartView desk={desk} made={made} style={style} onStyle={setStyle} />,
    planets: () => <PlanetsView desk={desk} made={made} />,
    dasha: () => <DashaView desk={desk} made={made} when={when} today={today} />,
    transits: () => <TransitsView desk={desk} made={made} when={when} today={today} style={style} />,
    yogas: () => <YogasView desk={desk} made={made} at={at} />,
    match: () => <MatchView desk={desk} birth={birth} />,
    panchang: () => <PanchangView desk={desk} at={at} over={over} birth={shown} other={name} />,
  }
  const views = DESK_VIEWS.filter((view) => view !== 'match' || birth.second)
  return (
    <div ref={box} className="space-y-2.5 pb-4 lg:space-y-3.5">
      {followBar}
      {whose}
      <TimeDoubt birth={birth} place={place} made={made} />
      <Tabs
        label={text.tabs}
        tabs={views.map((id) => ({ id, label: text.views[id], content: contents[id]() }))}
        selected={views.includes(place.view) ? place.view : 'chart'}
        onSelect={(view) => desk.look({ view: view as DeskView })}
        close
        className="-mx-2"
        panelClassName="px-2 pt-2.5 outline-none lg:pt-4"
      />
      <PointList desk={desk} casts={casts} name={name} open={over} now={at} dayOf={pointedOn} />
      <div>
        <Rules
          kundli={made}
          options={rules as KundliOptions}
          onChange={side === 'astrologer' && runs ? (options) => desk.chooseRules(options as typeof rules) : null}
          className="border-t border-line pt-3"
        />
        {over ? null : (
          <p className="text-tiny text-muted">{side === 'user' ? text.rulesBy(name) : text.rulesYours(name)}</p>
        )}
      </div>
    </div>
  )
}
