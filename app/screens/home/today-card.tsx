import { Fragment } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { MoonGlyph } from '#app/ui/icons/glyphs.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { homeTexts } from './home-text.ts'
import type { TodayCard } from './sky-now.ts'

export function Today({ card }: { card: TodayCard }) {
  const text = useTexts(homeTexts)
  const path = `/panchang/${card.placeId}`
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <section
        className="relative z-2 -mt-28 shadow-raised card before:absolute before:inset-x-5 before:-top-0.25 before:h-2.25 before:transform-[scaleY(-1)] before:[background-image:repeating-linear-gradient(90deg,var(--color-gold-line)_0_1px,transparent_1px_60px),repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_12px)] before:[background-size:100%_9px,100%_5px] before:[background-position:left_bottom,left_bottom] before:bg-no-repeat"
        aria-labelledby="today"
      >
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 px-6 pt-6.5 pb-4 max-[481px]:px-4 max-[481px]:pt-6 max-[481px]:pb-3">
          <div>
            <h2 id="today" className="heading-sm">
              {text.todayIn(card.place)}
            </h2>
            <p className="text-small text-muted">
              {card.date} · {card.calendar} · {card.zone}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-1">
            <Link className={buttonClass({ variant: 'quiet', size: 'sm' })} to="/panchang">
              <Icon name="map-pin" size="sm" />
              {text.changeCity}
            </Link>
            <Link className={buttonClass({ variant: 'quiet', size: 'sm' })} to={path}>
              {text.fullPanchang}
              <Icon name="arrow-right" size="sm" />
            </Link>
          </div>
        </div>
        <div className="grid grid-cols-2 border-t border-line min-[900px]:grid-cols-4">
          {card.elements.map(({ kind, name, until }, i) => (
            <div
              key={kind}
              className="flex items-center gap-3.5 border-r border-b border-line px-6 py-4 last:border-r-0 max-[900px]:nth-[2n]:border-r-0 max-[481px]:px-4 max-[481px]:py-3.5"
            >
              {i === 0 ? <MoonGlyph className="max-[481px]:hidden" phase={card.phase} size={28} /> : null}
              <div className="min-w-0 wrap-anywhere">
                <span className="block text-12 text-muted">{kind}</span>
                <b className="block font-display text-20 leading-[1.25] font-[460]">{name}</b>
                <p className="text-14 text-muted tabular-nums">{text.until(until)}</p>
              </div>
            </div>
          ))}
        </div>
        {card.sunrise && card.sunset ? (
          <div className="day-line">
            <div className="day-line-track" aria-hidden="true">
              {card.windows.map(({ name, tone, from, to }) => (
                <span
                  key={name}
                  className={`day-line-window day-line-window-${tone}`}
                  style={{
                    ['--left' as string]: `${(from * 100).toFixed(2)}%`,
                    ['--width' as string]: `${((to - from) * 100).toFixed(2)}%`,
                  }}
                >
                  <b>{name}</b>
                </span>
              ))}
            </div>
            <div className="day-line-ends num text-small">
              <span>
                <Icon name="sunrise" size="sm" />
                {card.sunrise}
              </span>
              <span className="day-line-middle text-muted">
                {card.windows.map(({ name, span, tone }) => (
                  <Fragment key={name}>
                    <i
                      className={cx(
                        'inline-block size-2.5 rounded-[3px]',
                        tone === 'good' ? 'bg-ok-dot min-[720px]:ml-3' : 'bg-avoid',
                      )}
                    />
                    <span>
                      {name} {span}
                    </span>
                  </Fragment>
                ))}
              </span>
              <span>
                {card.sunset}
                <Icon name="sunset" size="sm" />
              </span>
            </div>
          </div>
        ) : null}
      </section>
    </div>
  )
}
