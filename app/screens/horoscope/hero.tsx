import { useTexts } from '#app/language/texts.ts'
import { shareAddress } from '#app/tool-forms/share-address.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { SignGlyph } from '#app/ui/icons/glyphs.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { type Address, horoscopeIndexPath, horoscopePath } from './horoscope-path.ts'
import { horoscopeTexts } from './horoscope-text.ts'
import { signNameTexts } from './sign-names-text.ts'
import type { HoroscopeView } from './view-types.ts'

export function Hero({ view, here }: { view: HoroscopeView; here: Address }) {
  const signNames = useTexts(signNameTexts)
  const text = useTexts(horoscopeTexts)
  const { sign, basis, place } = view
  const [, name, western] = signNames[sign] ?? []
  return (
    <section className="night relative overflow-hidden bg-(image:--night-sky) pt-7 text-text">
      <div className="relative mx-auto w-full max-w-[calc(1200px_+_2_*_var(--spacing-gutter))] px-gutter">
        <Breadcrumb to={horoscopeIndexPath(here)} label={text.title}>
          {name}
        </Breadcrumb>
        <div className="flex flex-wrap items-center gap-5 pb-7 max-[520px]:gap-3.5">
          <span className="grid size-21 place-items-center rounded-full border border-[color-mix(in_srgb,var(--color-gold)_55%,transparent)] text-gold max-[520px]:size-15">
            <SignGlyph className="size-11.5 stroke-[1.3] max-[520px]:size-8.5" sign={sign} />
          </span>
          <div className="min-w-0 [flex:1_1_210px]">
            <h1 className="leading-[1.1]">
              {name}{' '}
              {western === name ? null : (
                <span className="ml-1.5 text-[0.6em] tracking-[-0.005em] text-muted">{western}</span>
              )}
            </h1>
            <p className="text-muted">{text.about(text.basisLong[basis], view.spanText, place.name)}</p>
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
          className="flex [scrollbar-width:none] overflow-x-auto border-t border-(--night-line) print:hidden"
          aria-label={text.signs}
        >
          {signNames.map(([slug, each], n) => (
            <li key={slug} className="[flex:1_0_76px]">
              <Link
                className="grid justify-items-center gap-1 border-b-2 border-transparent px-1 py-3 text-12 text-muted no-underline hover:text-text aria-[current]:border-accent aria-[current]:text-gold"
                to={horoscopePath({ ...here, sign: n })}
                aria-current={n === sign ? 'true' : undefined}
                preventScrollReset
              >
                <SignGlyph className="size-5.5 stroke-[1.6]" sign={n} />
                <span>{each}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
