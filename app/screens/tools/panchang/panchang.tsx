// /panchang and /panchang/{city}: rendered on the server by URL, the same for everyone; "now" comes alive in the browser.
import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { TopAstrologers } from '#app/shell/top-astrologers.tsx'
import birthCss from '#app/styles/birth.css?url'
import toolsCss from '#app/styles/tools.css?url'
import { Callout } from '#app/ui/callout.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DayLanes } from './day-lanes.tsx'
import { Elements } from './elements.tsx'
import { MonthGrid } from './month-grid.tsx'
import { More } from './more.tsx'
import { Choghadiya, Muhurtas } from './muhurtas.tsx'
import { NowCard } from './now-card.tsx'
import { Observances } from './observances.tsx'
import { panchangText as text } from './panchang-text.ts'
import { readPanchang } from './read-panchang.ts'
import { PanchangHead, Toolbar } from './toolbar.tsx'
import { useNow } from './use-now.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: text.pageTitle(data.view.place.name, data.view.dateText) },
        { name: 'description', content: text.description(data.view.place.name) },
      ]
    : [{ title: text.title }]
export const links: LinksFunction = () => [toolsCss, birthCss].map((href) => ({ rel: 'stylesheet', href }))
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader(args: LoaderFunctionArgs) {
  return readPanchang(args)
}

export default function Panchang() {
  const { view, place, clock, problems, top, today } = useLoaderData<typeof loader>()
  const now = useNow()
  const running = now !== null && now >= view.start && now < view.end ? now : null
  return (
    <>
      <main id="main" className="wrap page">
        <PanchangHead view={view} />
        <Toolbar key={`${view.place.id}${view.date}`} view={view} place={place} clock={clock} today={today} />
        {problems.map((problem) => (
          <Callout key={problem} tone="warn" className="mb-6">
            {problem}
          </Callout>
        ))}
        {view.choghadiya.day.length === 0 ? (
          <Callout tone="warn" className="mb-6">
            {text.noSun}
          </Callout>
        ) : null}
        <NowCard view={view} clock={clock} now={running} />
        <DayLanes view={view} clock={clock} now={running} />
        <Elements view={view} now={running} />
        <Observances view={view} />
        <Muhurtas view={view} now={running} />
        <Choghadiya view={view} now={running} />
        <MonthGrid view={view} clock={clock} />
        <More view={view} />
        <p className="rules">
          <Icon name="ruler" size="sm" />
          <span>{view.rules}</span>
        </p>
      </main>
      <TopAstrologers list={top} />
    </>
  )
}
