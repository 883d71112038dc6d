import { Link } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { SignGlyph } from '#app/ui/glyphs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { shareAddress } from '../shared/share-address.ts'
import { type Address, horoscopeIndexPath, horoscopePath } from './horoscope-path.ts'
import { SIGN_NAMES, horoscopeText as text } from './horoscope-text.ts'
import type { HoroscopeView } from './view-types.ts'

export function Hero({ view, here }: { view: HoroscopeView; here: Address }) {
  const { sign, basis, place } = view
  const [, name, western] = SIGN_NAMES[sign] ?? []
  return (
    <section className="hhero night">
      <div className="wrap">
        <nav className="crumbs" aria-label="Breadcrumb">
          <Link to={horoscopeIndexPath(here)}>{text.title}</Link>
          <Icon name="chevron-right" size="sm" />
          <span>{name}</span>
        </nav>
        <div className="hhero__in">
          <span className="hhero__g">
            <SignGlyph sign={sign} />
          </span>
          <div className="grow">
            <h1>
              {name} <span className="hhero__en">{western}</span>
            </h1>
            <p className="muted">
              {text.basisLong[basis]}. {view.spanText}, {text.times(place.name)}.
            </p>
          </div>
          <div className="hhero__c row row--wrap no-print" style={{ ['--gap' as string]: '8px' }}>
            <Button size="sm" onClick={() => void shareAddress()}>
              <Icon name="share-2" size="sm" />
              {text.share}
            </Button>
            <Button size="sm" onClick={() => window.print()}>
              <Icon name="printer" size="sm" />
              {text.print}
            </Button>
            <Link className="btn btn--secondary btn--sm" to={`${horoscopeIndexPath(here)}#find`}>
              {text.find}
            </Link>
          </div>
        </div>
        <ul className="hsigns no-print" aria-label={text.signs}>
          {SIGN_NAMES.map(([slug, each], n) => (
            <li key={slug}>
              <Link
                to={horoscopePath({ ...here, sign: n })}
                aria-current={n === sign ? 'true' : undefined}
                preventScrollReset
              >
                <SignGlyph sign={n} />
                <span>{each}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
