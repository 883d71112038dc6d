// The night-blue card at the top: the current entries; on another day, those at its sunrise.

import type { Clock } from '#app/format/clock-styles.ts'
import { momentText } from '#app/format/day-times.ts'
import { useTexts } from '#app/language/texts.ts'
import { RunningText } from '#app/ui/content/running-text.tsx'
import { cx } from '#app/ui/cx.ts'
import { MoonGlyph } from '#app/ui/icons/glyphs.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import type { PanchangView, SpanView } from './data/view-types.ts'
import { clockAt } from './now-time.ts'
import { panchangTexts } from './panchang-text.ts'

/** By the order of the events. */
const ICONS = ['sunrise', 'sunset', 'moon', 'moon'] as const

const factsClass = 'grid grid-cols-2 gap-4 min-[900px]:grid-cols-4'

type Props = { view: PanchangView; clock: Clock; now: number | null }

export function NowCard({ view, clock, now }: Props) {
  const text = useTexts(panchangTexts)
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
    [text.kinds.nakshatras, running(eve?.nakshatras, view.nakshatras)],
    [text.choghadiya, running(eve?.choghadiya, [...view.choghadiya.day, ...view.choghadiya.night])],
    [text.horas, running(eve?.horas, [...view.horas.day, ...view.horas.night])],
  ]
  return (
    <section
      id="now"
      className="night grid gap-6 rounded-[16px] border border-line p-6 text-text [background:radial-gradient(90%_140%_at_0_100%,var(--night-glow),transparent_60%),var(--night-card-sky)] min-[900px]:grid-cols-[340px_1fr] min-[900px]:items-center min-[900px]:gap-x-10 min-[900px]:px-8 min-[900px]:pt-7 min-[900px]:pb-5.5"
      aria-label={now === null ? atStart : text.nowChip}
    >
      <div className="flex items-center gap-4.5">
        <MoonGlyph phase={view.phase} size={76} />
        <div>
          <p className="num text-small text-muted">
            {now === null ? atStart : <RunningText figure={clockAt(now, view, clock)}>{text.now}</RunningText>}
          </p>
          <p className="my-0.5 font-display text-[28px] leading-[1.15] font-[440] tracking-[-0.015em]">{tithi?.name}</p>
          <p className="num text-small text-muted">
            {text.lit(lit)}
            {tithi ? `, ${text.until(momentText(tithi.to))}` : ''}
          </p>
        </div>
      </div>
      <dl className={cx(factsClass, 'min-[900px]:*:border-l min-[900px]:*:border-(--night-line) min-[900px]:*:pl-4.5')}>
        {parts.map(([name, span]) =>
          span ? <Running key={name} name={name} value={span.name} when={text.until(momentText(span.to))} /> : null,
        )}
        <Running
          name={isGood ? text.goodNow : text.nextGood}
          value={good?.name ?? text.none}
          when={good ? (isGood ? text.until(momentText(good.to)) : momentText(good.from)) : ''}
        />
      </dl>
      <dl
        className={cx(
          factsClass,
          'border-t border-(--night-line) pt-4.5 text-14 *:flex *:flex-wrap *:content-start *:items-center *:gap-x-2.5 max-[720px]:gap-x-5 max-[720px]:gap-y-2.5 max-[720px]:text-[13px] max-[720px]:*:gap-x-1.75 min-[900px]:col-span-full',
        )}
      >
        {view.sky.map(({ name, value, note }, i) => (
          <div key={name}>
            <Icon name={ICONS[i] ?? 'sun'} className="text-gold max-[400px]:hidden" />
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 leading-[1.4] font-semibold">{value}</dd>
            {note ? <dd className="basis-full text-12 leading-[1.5] text-muted min-[400px]:pl-7.5">{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  )
}

function Running({ name, value, when }: { name: string; value: string; when: string }) {
  return (
    <div>
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="font-display text-20 leading-[1.3] font-[450]">{value}</dd>
      <dd className="text-small text-muted">{when}</dd>
    </div>
  )
}
