// The night-blue card on top: what runs now; on another day, what runs at its sunrise.

import { MoonGlyph } from '#app/ui/glyphs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Clock } from './clock-styles.ts'
import { clockAt } from './now-time.ts'
import { panchangText as text } from './panchang-text.ts'
import type { PanchangView, SpanView } from './view-types.ts'

const ICONS = { Sunrise: 'sunrise', Sunset: 'sunset', Moonrise: 'moon', Moonset: 'moon' } as const

type Props = { view: PanchangView; clock: Clock; now: number | null }

export function NowCard({ view, clock, now }: Props) {
  const at = now ?? view.start
  const { eve } = view
  const running = (before: readonly SpanView[] = [], spans: readonly SpanView[]) =>
    [...before, ...spans].find(({ start, end }) => at >= start && at < end)
  const tithi = running(eve?.tithis, view.tithis) ?? view.tithis[0]
  const good = [...(eve?.good ?? []), ...view.good].find(({ end }) => end > at)
  const isGood = good !== undefined && good.start <= at
  const atStart = view.noSun ? text.atSix : text.atSunrise
  const lit = Math.round(((1 - Math.cos(2 * Math.PI * view.phase)) / 2) * 100)
  const parts: [string, SpanView | undefined][] = [
    ['Nakshatra', running(eve?.nakshatras, view.nakshatras)],
    [text.choghadiya, running(eve?.choghadiya, [...view.choghadiya.day, ...view.choghadiya.night])],
    [text.horas, running(eve?.horas, [...view.horas.day, ...view.horas.night])],
  ]
  return (
    <section className="nowcard night" aria-label={now === null ? atStart : 'Now'}>
      <div className="nowcard__moon">
        <MoonGlyph phase={view.phase} size={76} />
        <div>
          <p className="small muted num">{now === null ? atStart : text.now(clockAt(now, view, clock))}</p>
          <p className="nowcard__t">{tithi?.name}</p>
          <p className="small muted num">
            {lit}% lit{tithi ? `, ${text.until(tithi.to)}` : ''}
          </p>
        </div>
      </div>
      <dl>
        {parts.map(([name, span]) =>
          span ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{span.name}</dd>
              <dd className="n num">{text.until(span.to)}</dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>{isGood ? text.goodNow : text.nextGood}</dt>
          <dd>{good?.name ?? text.none}</dd>
          <dd className="n num">{good ? (isGood ? text.until(good.to) : good.from) : ''}</dd>
        </div>
      </dl>
      <dl className="nowcard__sun">
        {view.sky.map(({ name, value, note }) => (
          <div key={name}>
            <Icon name={ICONS[name as keyof typeof ICONS] ?? 'sun'} />
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
            {note ? <dd className="n">{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  )
}
