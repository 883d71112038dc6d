// The chart desk: both sides look at the same chart while they talk. A chunk of its own: it loads once a birth is attached.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { store } from '#app/auth/browser-login.ts'
import type { DeskLink } from '#app/live/desk-link.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { DeskPoint } from '#workers/contract/desk.ts'
import { DESK_VIEWS, type DeskView } from '#workers/contract/desk-views.ts'
import { CHART_STYLES, type ChartStyle } from '#workers/jyotish/chart/layout.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import type { DeskDoor } from '../desk-door.ts'
import { castBirth } from './cast-birth.ts'
import { CHART_STYLE_KEY } from './chart-style.ts'
import { ChartView } from './chart-view.tsx'
import { DashaView } from './dasha-view.tsx'
import type { Side } from './desk-model.ts'
import { deskText as text } from './desk-text.ts'
import { FollowBar } from './follow-bar.tsx'
import { offersFor } from './offers.ts'
import { PlanetsView } from './planets-view.tsx'
import { PointList } from './point-list.tsx'
import { targetWords } from './target-words.ts'
import { TransitsView } from './transits-view.tsx'
import { useDesk } from './use-desk.ts'
import { YogasView } from './yogas-view.tsx'

export type DeskProps = {
  birth: AttachedBirth
  side: Side
  /** The name of the other side. */
  other: string
  link: DeskLink
  points: readonly DeskPoint[]
  runs: boolean
  over: boolean
  /** The panel is open: its chart is drawn. */
  open: boolean
  /** What the other side points to, in words, for the line that stands while the panel is folded. */
  onNews(words: string | null): void
  /** The way here from the words of the conversation; null when the desk goes. */
  onDoor(door: DeskDoor | null): void
  /** The instant that "today" means (ms UTC). */
  at: number
}

export function Desk({ birth, side, other, link, points, runs, over, open, onNews, onDoor, at }: DeskProps) {
  const desk = useDesk({ side, link, chart: birth.chart, points, runs })
  const name = other.split(' ')[0] ?? other
  const [asked, setAsked] = useState(false)
  const made = useKundli(birth, open || asked || desk.theirs !== null)
  useDoor({ desk, made: made === 'failed' ? null : made, at, onDoor, onAsked: () => setAsked(true) })
  const [style, setStyle] = useChartStyle()
  const box = useRef<HTMLDivElement>(null)
  // What the other side points to comes into sight, for who follows.
  const pointed = desk.follows && desk.theirs ? JSON.stringify(desk.theirs) : null
  useEffect(() => {
    if (pointed) box.current?.querySelector('[data-finger="theirs"]')?.scrollIntoView({ block: 'nearest' })
  }, [pointed])
  const theirPlace = desk.theirPlace ?? desk.place
  const news =
    desk.theirs && !over
      ? text.points(name, targetWords(desk.theirs, theirPlace, made === 'failed' ? null : made))
      : null
  useEffect(() => onNews(news), [news, onNews])
  if (made === 'failed') return <p className="text-muted">{text.failed}</p>
  if (made === null) return <Skeleton height={420} />
  const offset = (made.birth.offsetSeconds ?? 0) * 1000
  const today = new Date(at + offset).toISOString().slice(0, 10)
  const { date } = desk.place
  // Another day than today is looked at from its noon.
  const when = date === null ? at : Date.parse(`${date}T12:00:00Z`) - offset
  const contents: Record<DeskView, () => ReactNode> = {
    chart: () => <ChartView desk={desk} made={made} style={style} onStyle={setStyle} />,
    planets: () => <PlanetsView desk={desk} made={made} />,
    dasha: () => <DashaView desk={desk} made={made} when={when} today={today} />,
    transits: () => <TransitsView desk={desk} made={made} when={when} today={today} style={style} />,
    yogas: () => <YogasView desk={desk} made={made} />,
  }
  return (
    <div ref={box} className="space-y-3.5 pb-4">
      {over ? null : <FollowBar desk={desk} made={made} name={name} runs={runs} />}
      {birth.time === null ? <p className="text-small text-busy">{text.noon}</p> : null}
      <Tabs
        label={text.tabs}
        tabs={DESK_VIEWS.map((id) => ({ id, label: text.views[id], content: contents[id]() }))}
        selected={desk.place.view}
        onSelect={(view) => desk.look({ view: view as DeskView })}
        className="-mx-3"
        panelClassName="px-3 pt-4 outline-none"
      />
      <PointList desk={desk} made={made} chart={birth.chart} name={name} open={over} />
    </div>
  )
}

/** Null until it is wanted, and while it is cast. */
function useKundli(birth: AttachedBirth, wanted: boolean): Kundli | 'failed' | null {
  const [made, setMade] = useState<{ key: string; kundli: Kundli | 'failed' } | null>(null)
  // The loader answers with a new object each time; the birth is the same.
  const key = JSON.stringify(birth)
  const isMade = made?.key === key
  useEffect(() => {
    if (!wanted || isMade) return
    let dropped = false
    // After the page has drawn: the engine takes a moment, and typing goes first.
    const timer = setTimeout(() => {
      void castBirth(JSON.parse(key) as AttachedBirth).then(
        (kundli) => dropped || setMade({ key, kundli: kundli ?? 'failed' }),
      )
    }, 50)
    return () => {
      dropped = true
      clearTimeout(timer)
    }
  }, [key, wanted, isMade])
  return isMade ? made.kundli : null
}

type Door = { desk: ReturnType<typeof useDesk>; made: Kundli | null; at: number; onAsked(): void }

/** Opens the door once; behind it stands what the last render knew. */
function useDoor({ onDoor, ...now }: Door & Pick<DeskProps, 'onDoor'>) {
  const latest = useRef(now)
  latest.current = now
  useEffect(() => {
    onDoor({
      visit({ target, place }) {
        const { desk } = latest.current
        desk.visit({ target, place: { ...desk.place, ...place } })
      },
      offers(typed) {
        const { desk, made, at, onAsked } = latest.current
        if (!made) onAsked()
        return offersFor({ made, varga: desk.place.varga, at, typed })
      },
    })
    return () => onDoor(null)
  }, [onDoor])
}

/** Each reader's own, kept in the browser. */
function useChartStyle(): [ChartStyle, (style: ChartStyle) => void] {
  const [style, setStyle] = useState<ChartStyle>('north')
  useEffect(() => {
    const known = store.getItem(CHART_STYLE_KEY)
    setStyle(CHART_STYLES.find((each) => each === known) ?? 'north')
  }, [])
  return [
    style,
    (next) => {
      setStyle(next)
      store.setItem(CHART_STYLE_KEY, next)
    },
  ]
}
