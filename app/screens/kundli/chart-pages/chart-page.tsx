// The page that the tools of one birth share (/kundli, /kundli/advanced, /kp, /varshaphala, /rectification): the server
// renders the form, and the browser casts the chart, so that the birth stays there. Without scripts a POST answers with
// the chart, which is neither logged nor stored.

import type { HeadersFunction, LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { kundliWords } from 'drishti-jyotish/words/kundli.ts'
import { lazy } from 'react'
import { SavedBirths } from '#app/births/saved-births.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { loadWords } from '#app/language/load-words.ts'
import { useTexts } from '#app/language/texts.ts'
import hindiCss from '#app/screens/kundli/hindi/hindi.css?url'
import { KundliForm } from '#app/screens/kundli/kundli-form.tsx'
import { kundliIntroTexts } from '#app/screens/kundli/kundli-intro-text.ts'
import printCss from '#app/screens/kundli/print.css?url'
import { RecentBirthsList } from '#app/screens/kundli/recent-births-list.tsx'
import { type KundliStart, useKundli } from '#app/screens/kundli/use-kundli.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { TopAstrologers } from '#app/shell/astrologers/top-astrologers.tsx'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { ToolOffers } from '#app/tool-forms/tool-offers.tsx'
import { revalidateByPath } from '#app/tool-forms/use-fragment-result.ts'
import { PageHead } from '#app/ui/card.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { loadChartPage } from './load-chart-page.ts'

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadChartPage>

export const meta: MetaFunction<Loader> = ({ data: page, ...args }) => {
  const { pageTitle: title, description } = page?.intro ?? kundliIntroTexts[currentLanguage()]
  return pageMeta(args, { title, titleAlone: true, description })
}
export const links: LinksFunction = () => [
  // Paper does not keep the screen waiting.
  ...[printCss, hindiCss].map((href) => ({ rel: 'stylesheet', href, media: 'print' })),
]
export const headers: HeadersFunction = ({ actionHeaders }) => (actionHeaders.has('cache-control') ? actionHeaders : {})

export const shouldRevalidate = revalidateByPath

const loadResult = async () => (await Promise.all([import('./results.ts'), loadWords(kundliWords)]))[0]
const RESULTS = {
  advanced: lazy(async () => ({ default: (await loadResult()).AdvancedResult })),
  kundli: lazy(async () => ({ default: (await loadResult()).KundliResult })),
  kp: lazy(async () => ({ default: (await loadResult()).KpResult })),
  rectification: lazy(async () => ({ default: (await loadResult()).RectificationResult })),
  varshaphala: lazy(async () => ({ default: (await loadResult()).VarshaResult })),
}

export function ChartPage() {
  const text = useTexts(kundliIntroTexts)
  const { top, at, kind, intro, options } = useLoaderData<Loader>()
  const { title, lead, getsTitle, gets } = intro ?? text
  const Result = RESULTS[kind]
  const answer = useActionData<KundliStart>()
  const {
    form,
    cast: shown,
    busy,
    warm,
    submit,
    choose,
    actions,
  } = useKundli(
    {
      values: answer?.values ?? {},
      errors: answer?.errors ?? {},
      cast: answer?.cast ?? null,
      problem: answer?.problem ?? null,
    },
    { loadResult, options },
  )
  const hydrated = useHydrated()
  return (
    <>
      <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
        {shown ? (
          <LazyPart fallback={<ResultSkeleton />}>
            <Result cast={shown} at={at} actions={hydrated ? actions : null} />
          </LazyPart>
        ) : (
          <>
            <PageHead title={title}>{lead}</PageHead>
            <div className="grid items-start gap-8 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,300px)] min-[900px]:gap-10 min-[1100px]:grid-cols-[minmax(0,760px)_minmax(0,320px)] min-[1100px]:gap-14">
              <KundliForm
                key={form.turn}
                checked={form.checked}
                values={form.values}
                place={form.place}
                errors={form.errors}
                problem={form.problem}
                busy={busy}
                onFocus={warm}
                onSubmit={submit}
              />
              <aside className="grid gap-7">
                <SavedBirths onChoose={(birth) => choose(birth, false)} />
                <RecentBirthsList onChoose={(birth) => choose(birth, true)} />
                <ToolOffers title={getsTitle} items={gets} />
              </aside>
            </div>
          </>
        )}
      </main>
      <div className="print:hidden">
        <TopAstrologers list={top} />
      </div>
    </>
  )
}

function ResultSkeleton() {
  const text = useTexts(kundliIntroTexts)
  return (
    <div
      className="kundli-grid grid gap-10 *:min-w-0 min-[1240px]:grid-cols-[minmax(0,400px)_minmax(0,1fr)] min-[1240px]:gap-9"
      role="status"
      aria-label={text.casting}
    >
      <Skeleton height={400} />
      <Skeleton height={400} />
    </div>
  )
}
