import { Link } from '@remix-run/react'
import { Button, buttonClass } from '#app/ui/button.tsx'
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
    <section className="night relative overflow-hidden bg-(image:--night-sky) px-0 pt-7 pb-0 text-text [&_h1]:leading-[1.1]">
      <div className="relative mx-auto w-full max-w-[calc(1200px_+_2_*_var(--spacing-gutter))] px-gutter">
        <nav
          className="mb-4 flex flex-wrap items-center gap-1.5 text-14 text-muted print:hidden [&_a]:text-inherit [&_a]:no-underline [&_a]:hover:text-text [&_a]:hover:underline"
          aria-label="Breadcrumb"
        >
          <Link to={horoscopeIndexPath(here)}>{text.title}</Link>
          <Icon name="chevron-right" size="sm" />
          <span>{name}</span>
        </nav>
        <div className="flex flex-wrap items-center gap-5 pb-7 max-[520px]:gap-3.5">
          <span className="grid size-21 place-items-center rounded-full border border-[color-mix(in_srgb,var(--color-gold)_55%,transparent)] text-gold max-[520px]:size-15 [&_svg]:size-11.5 [&_svg]:stroke-[1.3] max-[520px]:[&_svg]:size-8.5">
            <SignGlyph sign={sign} />
          </span>
          <div className="min-w-0 [flex:1_1_210px]">
            <h1>
              {name} <span className="ml-1.5 text-[0.6em] tracking-[-0.005em] text-muted">{western}</span>
            </h1>
            <p className="text-muted">
              {text.basisLong[basis]}. {view.spanText}, {text.times(place.name)}.
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <Button size="sm" onClick={() => void shareAddress()}>
              <Icon name="share-2" size="sm" />
              {text.share}
            </Button>
            <Button size="sm" onClick={() => window.print()}>
              <Icon name="printer" size="sm" />
              {text.print}
            </Button>
            <Link className={buttonClass({ size: 'sm' })} to={`${horoscopeIndexPath(here)}#find`}>
              {text.find}
            </Link>
          </div>
        </div>
        <ul
          className="flex [scrollbar-width:none] overflow-x-auto border-t border-(--night-line) print:hidden [&_a]:grid [&_a]:justify-items-center [&_a]:gap-1 [&_a]:border-b-2 [&_a]:border-transparent [&_a]:px-1 [&_a]:py-3 [&_a]:text-12 [&_a]:text-muted [&_a]:no-underline [&_a]:hover:text-text [&_li]:[flex:1_0_76px] [&_svg]:size-5.5 [&_*]:[&[aria-current]]:border-accent [&_*]:[&[aria-current]]:text-gold"
          aria-label={text.signs}
        >
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
