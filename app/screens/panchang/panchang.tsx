// /panchang and /panchang/{city}: rendered on the server from the URL only; the browser highlights the current entries.

import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { TopAstrologers } from '#app/shell/astrologers/top-astrologers.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageIndex } from '#app/ui/table/page-index.tsx'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { viewOfData } from './data/data-to-view.ts'
import { type PanchangPage, readPanchang } from './data/read-panchang.ts'
import { DayLanes } from './day-lanes.tsx'
import { Elements } from './elements.tsx'
import { LowerHalf } from './lower-half.tsx'
import { NowCard } from './now-card.tsx'
import { PanchangHead } from './panchang-head.tsx'
import { panchangPath } from './panchang-path.ts'
import { panchangTexts } from './panchang-text.ts'
import { Toolbar } from './toolbar.tsx'
import { useRunning } from './use-running.ts'

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  const page = data as PanchangPage | undefined
  if (!page) return [{ title: panchangTexts[currentLanguage()].title }]
  const { head, here, errors } = page
  return pageMeta(args, {
    ...head,
    titleAlone: true,
    // The canonical URL, because each spelling of a place's name would be another one.
    path: panchangPath({ ...here, clock: '12', rules: {} }),
    noindex: Boolean(errors.place),
  })
}
export const handle = {
  computes: 'light',
  shared: {
    query: ['place', 'place_id', 'date', 'clock', 'preset', 'ayanamsa', 'sunrise', 'school'],
    guessesPlace: ({ pathname, searchParams }: URL) =>
      /^\/panchang(\.data)?$/.test(pathname) && !searchParams.get('place'),
  },
} satisfies ComputedHandle & SharedPageHandle
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader(args: LoaderFunctionArgs) {
  return readPanchang(args)
}

export default function Panchang() {
  const text = useTexts(panchangTexts)
  const page = useLoaderData<PanchangPage>()
  const { day, here, top } = page
  const { clock } = here
  const view = useMemo(() => viewOfData(day, clock), [day, clock])
  const { running, present } = useRunning(view)
  return (
    <>
      <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
        <PanchangHead view={view} here={here} />
        <Toolbar page={page} />
        {view.noSun ? (
          <Callout tone="warn" className="mb-6">
            {view.noSun}
          </Callout>
        ) : null}
        <NowCard view={view} clock={clock} now={present} />
        <PageIndex label={text.onPage} parts={text.parts} />
        <DayLanes view={view} clock={clock} now={running} />
        <Elements view={view} now={present} />
        <LowerHalf view={view} here={here} choices={page.choices} />
      </main>
      <TopAstrologers list={top} />
    </>
  )
}
