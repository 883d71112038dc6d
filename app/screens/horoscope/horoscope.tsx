// /horoscope/{sign}/{period}: rendered on the server from the URL only.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { useRememberedPlace } from '#app/places/use-remembered-place.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { TopAstrologers } from '#app/shell/astrologers/top-astrologers.tsx'
import { RulesLine } from '#app/tool-forms/rules-line.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { segmentClass } from '#app/ui/form/segment.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageIndex } from '#app/ui/table/page-index.tsx'
import { HOROSCOPE_PERIODS } from '#workers/contract/content/horoscope-periods.ts'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'
import { Hero } from './hero.tsx'
import { horoscopePath } from './horoscope-path.ts'
import { HoroscopeSidebar } from './horoscope-sidebar.tsx'
import { horoscopeTexts } from './horoscope-text.ts'
import { areaName, LifeAreas } from './life-areas.tsx'
import { Personal } from './personal.tsx'
import { readHoroscopePage } from './read-horoscope.ts'
import { signNameTexts } from './sign-names-text.ts'

const BASES = ['moon', 'sun', 'sun_tropical'] as const

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  const text = horoscopeTexts[currentLanguage()]
  if (!data) return [{ title: text.title }]
  const [, name = '', western = ''] = signNameTexts[currentLanguage()][data.view.sign] ?? []
  return pageMeta(args, {
    title: text.pageTitle(western === name ? name : `${name} (${western})`, data.view.spanText),
    titleAlone: true,
    description: text.description(name),
    path: horoscopePath({ ...data.here, place: NEW_DELHI.id, rules: {} }),
  })
}
export const handle = {
  computes: 'light',
  shared: {
    query: ['place', 'place_id', 'basis', 'preset', 'ayanamsa'],
    guessesPlace: ({ searchParams }: URL) => !searchParams.get('place'),
  },
} satisfies ComputedHandle & SharedPageHandle
export async function loader(args: LoaderFunctionArgs) {
  return readHoroscopePage(args)
}

export default function Horoscope() {
  const text = useTexts(horoscopeTexts)
  const { view, here, choices, place, field, top } = useLoaderData<typeof loader>()
  const { when, basis, rules } = here
  useRememberedPlace(place.id, (other) => horoscopePath({ ...here, place: other }))
  return (
    <>
      <main id="main">
        <Hero view={view} here={here} />
        <div className="horoscope-body mx-auto w-full max-w-page px-gutter pt-7 pb-22">
          <div className="mb-7 flex flex-wrap items-center justify-between gap-4 print:hidden">
            <nav className={segmentClass} aria-label={text.period}>
              {HOROSCOPE_PERIODS.map((each) => (
                <Link
                  key={each}
                  className="segment-item"
                  to={horoscopePath({ ...here, when: each })}
                  aria-current={each === when ? 'page' : undefined}
                  preventScrollReset
                >
                  {text.whens[each]}
                </Link>
              ))}
            </nav>
            <nav className={segmentClass} aria-label={text.basis}>
              {BASES.map((each) => (
                <Link
                  key={each}
                  className="segment-item"
                  to={horoscopePath({ ...here, basis: each })}
                  aria-current={each === basis ? 'page' : undefined}
                  preventScrollReset
                >
                  {text.bases[each]}
                </Link>
              ))}
            </nav>
          </div>
          {view.saturn || view.chandrashtama ? (
            <Callout className="mb-6">
              {view.saturn ? <span>{view.saturn} </span> : null}
              {view.chandrashtama}
            </Callout>
          ) : null}
          <PageIndex
            label={text.onPage}
            parts={[
              ...view.areas.map(({ area }) => [area, areaName(area)] as const),
              ['own', text.ownPart],
              ['transits', text.transitsPart],
            ]}
          />
          <div className="mt-7 grid gap-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_368px] lg:items-start lg:gap-12">
            <div>
              <LifeAreas areas={view.areas} />
              <Personal place={place} when={when} rules={rules} />
            </div>
            <HoroscopeSidebar view={view} here={here} place={place} field={field} />
          </div>
          <RulesLine rules={view.rules} choices={choices} />
        </div>
      </main>
      <TopAstrologers list={top} />
    </>
  )
}
