// /kundli, /kundli/advanced, /kp, /varshaphala, /rectification: the form comes from the server; the chart is cast in the
// browser, so that the birth stays there. Without scripts a POST answers with the chart (never logged, never stored).

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { kundliWords } from 'drishti-jyotish/words/kundli.ts'
import { lazy } from 'react'
import { readBirthForm } from '#app/births/birth-form.ts'
import { birthValues, readingOf } from '#app/births/birth-values.ts'
import { SavedBirths } from '#app/births/saved-births.tsx'
import { readPostOfTool, statusOf } from '#app/form/read-post.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { currentLanguage } from '#app/language/language.ts'
import { loadWords } from '#app/language/load-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { readTopAstrologers } from '#app/shell/astrologers/read-top-astrologers.ts'
import { TopAstrologers } from '#app/shell/astrologers/top-astrologers.tsx'
import { LazyPart } from '#app/shell/lazy-part.tsx'
import { ToolOffers } from '#app/tool-forms/tool-offers.tsx'
import { revalidateByPath } from '#app/tool-forms/use-fragment-result.ts'
import { PageHead } from '#app/ui/card.tsx'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { castKundli } from './cast-kundli.ts'
import { chartPageOf } from './chart-pages/chart-kind.ts'
import hindiCss from './hindi/hindi.css?url'
import { KundliForm } from './kundli-form.tsx'
import { kundliIntroTexts } from './kundli-intro-text.ts'
import printCss from './print.css?url'
import { RecentBirthsList } from './recent-births-list.tsx'
import { type KundliStart, useKundli } from './use-kundli.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page, ...args }) => {
  const { pageTitle: title, description } = page?.intro ?? kundliIntroTexts[currentLanguage()]
  return pageMeta(args, { title, titleAlone: true, description })
}
export const handle = { computes: 'light', shared: { query: [] } } satisfies ComputedHandle & SharedPageHandle
export const links: LinksFunction = () => [
  // Paper does not keep the screen waiting.
  ...[printCss, hindiCss].map((href) => ({ rel: 'stylesheet', href, media: 'print' })),
]
export const headers: HeadersFunction = ({ actionHeaders }) => (actionHeaders.has('cache-control') ? actionHeaders : {})

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { top: await readTopAstrologers(context), at: context.services.clock.now(), ...chartPageOf(request) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { form, refused } = await readPostOfTool(request)
  if (!form) return data({ values: {}, errors: {}, cast: null, problem: refused.problem }, statusOf(refused))
  const values = birthValues(form)
  const { places, clock } = context.services
  const read = await readBirthForm(values, { resolve: places.resolve, today: latestDateOnEarth(clock.now()) })
  if (!read.birth) return data({ values, errors: read.errors, cast: null, problem: null })
  const kundli = await castKundli({ ...read.birth, reading: readingOf(values), options: chartPageOf(request).options })
  return data({ values, errors: kundli.errors ?? {}, cast: kundli.cast, problem: null })
}

export const shouldRevalidate = revalidateByPath

const loadResult = async () => (await Promise.all([import('./chart-pages/results.ts'), loadWords(kundliWords)]))[0]
const RESULTS = {
  advanced: lazy(async () => ({ default: (await loadResult()).AdvancedResult })),
  kundli: lazy(async () => ({ default: (await loadResult()).KundliResult })),
  kp: lazy(async () => ({ default: (await loadResult()).KpResult })),
  rectification: lazy(async () => ({ default: (await loadResult()).RectificationResult })),
  varshaphala: lazy(async () => ({ default: (await loadResult()).VarshaResult })),
}

export default function KundliPage() {
  const text = useTexts(kundliIntroTexts)
  const { top, at, kind, intro, options } = useLoaderData<typeof loader>()
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
