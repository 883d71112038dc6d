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
    <section
      className="night grid gap-6 rounded-[16px] border border-[light-dark(transparent,var(--color-line))] p-6 text-text [background:radial-gradient(90%_140%_at_0_100%,var(--night-glow),transparent_60%),var(--night-card-sky)] min-[900px]:grid-cols-[340px_1fr] min-[900px]:items-center min-[900px]:gap-x-10 min-[900px]:gap-y-6 min-[900px]:px-8 min-[900px]:pt-7 min-[900px]:pb-5.5 [&_dl]:grid [&_dl]:grid-cols-2 min-[900px]:[&_dl]:grid-cols-4 min-[900px]:[&_dl:not(:last-child)>div]:border-l min-[900px]:[&_dl:not(:last-child)>div]:border-(--night-line) min-[900px]:[&_dl:not(:last-child)>div]:pl-4.5 [&_dt]:text-muted [&_p]:text-14"
      aria-label={now === null ? atStart : 'Now'}
    >
      <div className="flex items-center gap-4.5">
        <MoonGlyph phase={view.phase} size={76} />
        <div>
          <p className="num text-small text-muted">{now === null ? atStart : text.now(clockAt(now, view, clock))}</p>
          <p className="my-0.5 font-display text-[28px]! leading-[1.15] font-[440] tracking-[-0.015em]">
            {tithi?.name}
          </p>
          <p className="num text-small text-muted">
            {lit}% lit{tithi ? `, ${text.until(tithi.to)}` : ''}
          </p>
        </div>
      </div>
      <dl className="gap-4 [&_dd]:font-display [&_dd]:text-20 [&_dd]:leading-[1.3] [&_dd]:font-[450] [&_dt]:text-12">
        {parts.map(([name, span]) =>
          span ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{span.name}</dd>
              <dd className="font-text! num text-14! leading-[1.5]! font-normal! text-muted">{text.until(span.to)}</dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>{isGood ? text.goodNow : text.nextGood}</dt>
          <dd>{good?.name ?? text.none}</dd>
          <dd className="font-text! num text-14! leading-[1.5]! font-normal! text-muted">
            {good ? (isGood ? text.until(good.to) : good.from) : ''}
          </dd>
        </div>
      </dl>
      <dl className="gap-4 border-t border-(--night-line) pt-4.5 max-[720px]:gap-x-5 max-[720px]:gap-y-2.5 min-[900px]:col-span-full min-[900px]:gap-x-12 min-[900px]:gap-y-0 [&_dd]:min-w-0 [&_dd]:font-text [&_dd]:text-14 [&_dd]:leading-[1.4] [&_dd]:font-semibold max-[720px]:[&_dd]:text-[13px] [&_dt]:text-14 max-[720px]:[&_dt]:text-[13px] [&_svg]:text-gold [&>div]:flex [&>div]:flex-wrap [&>div]:content-start [&>div]:items-center [&>div]:gap-x-2.5 [&>div]:gap-y-0 max-[720px]:[&>div]:gap-x-1.75 max-[720px]:[&>div]:gap-y-0">
        {view.sky.map(({ name, value, note }) => (
          <div key={name}>
            <Icon name={ICONS[name as keyof typeof ICONS] ?? 'sun'} />
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
            {note ? (
              <dd className="basis-full pl-7.5 text-12! leading-[1.5]! font-normal! text-muted">{note}</dd>
            ) : null}
          </div>
        ))}
      </dl>
    </section>
  )
}
