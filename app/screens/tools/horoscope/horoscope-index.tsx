// /horoscope: the twelve signs with the house in which each meets the Moon, and the way to one's own.
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { TopAstrologers } from '#app/shell/top-astrologers.tsx'
import birthCss from '#app/styles/birth.css?url'
import toolsCss from '#app/styles/tools.css?url'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { SignGlyph } from '#app/ui/glyphs.tsx'
import { ordinal } from '../shared/format.ts'
import { horoscopePath } from './address.ts'
import { FindMoon } from './find-moon.tsx'
import { SIGN_NAMES, horoscopeText as text } from './horoscope-text.ts'
import { moonNow } from './moon-now.ts'
import { Personal } from './personal.tsx'
import { readHere } from './read-horoscope.ts'
import { useRememberedPlace } from './use-remembered-place.ts'

export const meta: MetaFunction = () => [
  { title: text.indexTitle },
  { name: 'description', content: text.indexDescription },
]
export const links: LinksFunction = () => [toolsCss, birthCss].map((href) => ({ rel: 'stylesheet', href }))

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services } = context
  const query = new URL(request.url).searchParams
  const { zone, today, place } = await readHere(services, query)
  const top = await services.astrologers.listAvailable({ top: true })
  return {
    moon: moonNow(services.clock.now(), zone, today),
    unknown: query.has('unknown'),
    place,
    top,
  }
}

export default function HoroscopeIndex() {
  const { moon, unknown, place, top } = useLoaderData<typeof loader>()
  useRememberedPlace(place.id)
  return (
    <>
      <main id="main" className="wrap page">
        <PageHead title={text.title}>
          {text.lead} {text.moonIn(SIGN_NAMES[moon.sign]?.[1] ?? '', moon.until)}
        </PageHead>
        {unknown ? (
          <Callout tone="warn" className="mb-6">
            {text.problem}
          </Callout>
        ) : null}
        <div className="signs">
          {SIGN_NAMES.map(([slug, name, western, deva], n) => (
            <Link
              key={slug}
              className="sign"
              to={horoscopePath({ sign: n, when: 'today', basis: 'moon', place: place.id })}
            >
              <SignGlyph sign={n} />
              <span className="sign__n">
                {name}
                <span className="sign__e">{western}</span>
              </span>
              <span className="sign__d deva" lang="hi">
                {deva}
              </span>
              <span className="sign__h num">{text.house(ordinal(((moon.sign - n + 12) % 12) + 1))}</span>
            </Link>
          ))}
        </div>
        <Personal place={place} />
        <FindMoon />
      </main>
      <TopAstrologers list={top} />
    </>
  )
}
