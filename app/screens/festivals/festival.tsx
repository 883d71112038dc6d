// /festivals/{festival} and /festivals/{festival}/{city}: the next date, why it is that day, and the years after.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { leadToDocument } from '#app/content-pages/lead-to-document.ts'
import { addressOf, currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { missingPageTexts } from '#app/shell/errors/missing-page-text.ts'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { KeyValue } from '#app/ui/card.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { festivalOf } from '#workers/contract/content/festivals.ts'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { ContentHandle, SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'
import { aboutFestivalTexts } from './about-festivals.ts'
import { festivalCityTexts, festivalsTexts } from './festivals-text.ts'
import { type FestivalDay, readFestival } from './read-festival.ts'
import { ruleSourceTexts } from './rule-source-text.ts'

export const handle: ComputedHandle & ContentHandle & SharedPageHandle = {
  computes: 'light',
  content: true,
  shared: { query: [], minutes: 15 },
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  leadToDocument({ request, context })
  const festival = festivalOf(params.festival)
  const page = festival && (await readFestival(context, { festival, city: params.city }))
  if (!festival || !page?.days[0]) throw new Response(missingPageTexts[currentLanguage()].here, { status: 404 })
  return { ...page, slug: festival.slug, about: aboutFestivalTexts[currentLanguage()][festival.id] ?? '' }
}

const pathOf = (slug: string, city: string) => `/festivals/${slug}${city === NEW_DELHI.id ? '' : `/${city}`}`

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  const text = festivalsTexts[currentLanguage()]
  const next = data?.days[0]
  if (!data || !next) return [{ title: text.heading }]
  const { name, place, slug } = data
  return pageMeta(args, {
    title: text.pageTitle(name, next.year, place.name),
    titleAlone: true,
    description: text.pageDescription(name, `${next.weekday}, ${next.dayText}`, place.name),
    path: pathOf(slug, place.id),
  })
}

export default function Festival() {
  const text = useTexts(festivalsTexts)
  const ruleSource = useTexts(ruleSourceTexts)
  const { name, calendarName, source, place, days, slug, about } = useLoaderData<typeof loader>()
  const [next, ...later] = days
  if (!next) return null
  const day = `/panchang/${place.id}?date=${next.date}`
  const file = `/panchang/${place.id}/calendar.ics?${new URLSearchParams({ date: next.date, of: calendarName })}`
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-8 pb-22">
      <Breadcrumb to="/festivals" label={text.all}>
        {name}
      </Breadcrumb>
      <div className="grid gap-10 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-16">
        <div>
          <h1>
            {name} {next.year}
          </h1>
          <p className="mt-4 max-w-[58ch] text-18 leading-[1.55] text-muted">
            {text.when(name, next.weekday, next.dayText, place.label)}
          </p>
          <div className="mt-6 card card-pad">
            <KeyValue items={factsOf(next)} />
          </div>
          <p className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={day}>{text.panchang}</ButtonLink>
            <a
              className={buttonClass({ variant: 'quiet' })}
              href={addressOf(file)}
              download
              onClick={saveLinked}
              rel="nofollow"
            >
              {text.calendar}
            </a>
          </p>
          <section className="mt-10 max-w-[68ch] space-y-3" aria-labelledby="why">
            <h2 id="why" className="heading-sm">
              {text.whyTitle}
            </h2>
            <p>{next.why}</p>
            {next.others.map((other) => (
              <p key={other}>{other}</p>
            ))}
            <p className="text-muted">{text.whyNote}</p>
            <p className="text-small text-muted">{text.source(ruleSource(source))}</p>
          </section>
          <section className="mt-10 max-w-[68ch] space-y-3" aria-labelledby="about">
            <h2 id="about" className="heading-sm">
              {text.about}
            </h2>
            <p>{about}</p>
          </section>
          <Years days={later} />
          <p className="mt-6 max-w-[68ch] text-small text-muted">{text.found}</p>
        </div>
        <Cities slug={slug} here={place.id} />
      </div>
    </main>
  )
}

function factsOf({ dayText, weekday, window, tithi }: FestivalDay) {
  const text = festivalsTexts[currentLanguage()]
  return [
    { key: text.date, value: `${weekday}, ${dayText}` },
    { key: text.window, value: window ?? text.noWindow },
    ...(tithi
      ? [
          { key: text.begins(tithi.name), value: tithi.begins },
          { key: text.ends(tithi.name), value: tithi.ends },
        ]
      : []),
  ]
}

function Years({ days }: { days: readonly FestivalDay[] }) {
  const text = useTexts(festivalsTexts)
  return (
    <section className="mt-10 space-y-3" aria-labelledby="years">
      <h2 id="years" className="heading-sm">
        {text.yearsTitle}
      </h2>
      <div className={tableFrame()}>
        <table className={tableClass({ compact: true })}>
          <thead>
            <tr>
              <th scope="col">{text.year}</th>
              <th scope="col">{text.date}</th>
              <th scope="col">{text.window}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, year, dayText, weekday, window }) => (
              <tr key={date}>
                <td className="num">{year}</td>
                <td>
                  {weekday}, {dayText}
                </td>
                <td className="num">{window ?? text.noWindow}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Cities({ slug, here }: { slug: string; here: string }) {
  const text = useTexts(festivalsTexts)
  const festivalCities = useTexts(festivalCityTexts)
  return (
    <nav aria-labelledby="cities" className="lg:border-l lg:border-line lg:pl-8">
      <h2 id="cities" className="heading-sm">
        {text.cities}
      </h2>
      <ul className="mt-3">
        {festivalCities
          .filter(([id]) => id !== here)
          .map(([id, name]) => (
            <li key={id}>
              <Link to={pathOf(slug, id)} className="inline-block py-1.5">
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
