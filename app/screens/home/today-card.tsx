import { Link } from '@remix-run/react'
import { Fragment } from 'react'
import { MoonGlyph } from '#app/ui/glyphs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { homeText as text } from './home-text.ts'
import type { TodayCard } from './sky-now.ts'

export function Today({ card }: { card: TodayCard }) {
  const path = `/panchang/${card.placeId}`
  return (
    <div className="wrap">
      <section className="pcard card card--raised" aria-labelledby="today">
        <div className="pcard__head">
          <div>
            <h2 id="today" className="h-sm">
              {text.todayIn(card.place)}
            </h2>
            <p className="small muted">
              {card.date} · {card.calendar} · {card.zone}
            </p>
          </div>
          <div className="row" style={{ ['--gap' as string]: '4px' }}>
            <Link className="btn btn--sm btn--quiet" to="/panchang">
              <Icon name="map-pin" size="sm" />
              {text.changeCity}
            </Link>
            <Link className="btn btn--sm btn--quiet" to={path}>
              {text.fullPanchang}
              <Icon name="arrow-right" size="sm" />
            </Link>
          </div>
        </div>
        <div className="pcard__els">
          {card.elements.map(({ kind, name, until }, i) => (
            <div key={kind}>
              {i === 0 ? <MoonGlyph phase={card.phase} size={28} /> : null}
              <div>
                <span className="k">{kind}</span>
                <b className="v">{name}</b>
                <p>{text.until(until)}</p>
              </div>
            </div>
          ))}
        </div>
        {card.sunrise && card.sunset ? (
          <div className="dayl">
            <div className="dayl__track" aria-hidden="true">
              {card.windows.map(({ name, tone, from, to }) => (
                <span
                  key={name}
                  className={`dayl__seg dayl__seg--${tone}`}
                  style={{
                    ['--l' as string]: `${(from * 100).toFixed(2)}%`,
                    ['--w' as string]: `${((to - from) * 100).toFixed(2)}%`,
                  }}
                >
                  <b>{name}</b>
                </span>
              ))}
            </div>
            <div className="dayl__ends small num">
              <span>
                <Icon name="sunrise" size="sm" />
                {card.sunrise}
              </span>
              <span className="dayl__mid muted">
                {card.windows.map(({ name, span, tone }) => (
                  <Fragment key={name}>
                    <i className={`sw sw--${tone}`} />
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
