// /KundliMatch: the form comes from the server; the match is calculated in the browser, so that both births stay there.
// Without JavaScript a POST answers with the match (never logged, never stored).

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { lazy } from 'react'
import { readPostOfTool, statusOf } from '#app/form/read-post.ts'
import { latestDateOnEarth } from '#app/format/latest-date-on-earth.ts'
import { currentLanguage } from '#app/language/language.ts'
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
import { castPair } from './cast-pair.ts'
import { MatchForm } from './match-form.tsx'
import { matchIntroTexts } from './match-intro-text.ts'
import { pairValues } from './pair-values.ts'
import { readPairForm } from './person-form.ts'
import { loadResult, type MatchStart, useMatch } from './use-match.ts'

export const meta: MetaFunction = (args) => {
  const text = matchIntroTexts[currentLanguage()]
  return pageMeta(args, { title: text.pageTitle, titleAlone: true, description: text.description })
}
export const handle = { computes: 'light', shared: { query: [] } } satisfies ComputedHandle & SharedPageHandle
export const headers: HeadersFunction = ({ actionHeaders }) => (actionHeaders.has('cache-control') ? actionHeaders : {})

export async function loader({ context }: LoaderFunctionArgs) {
  return { top: await readTopAstrologers(context) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { form, refused } = await readPostOfTool(request)
  const nothing = { a: {}, b: {} }
  if (!form)
    return data({ values: nothing, errors: nothing, result: null, problem: refused.problem }, statusOf(refused))
  const values = pairValues(form)
  const { places, clock } = context.services
  const read = await readPairForm(values, { resolve: places.resolve, today: latestDateOnEarth(clock.now()) })
  if (!read.pair) return data({ values, errors: read.errors, result: null, problem: null })
  const { result, errors } = await castPair({ ...read.pair, options: {} })
  return data({ values, errors: errors ?? nothing, result, problem: null })
}

export const shouldRevalidate = revalidateByPath

const Result = lazy(loadResult)

export default function MatchPage() {
  const text = useTexts(matchIntroTexts)
  const { top } = useLoaderData<typeof loader>()
  const answer = useActionData<MatchStart>()
  const { form, result, busy, warm, submit, fill, actions } = useMatch({
    values: answer?.values ?? { a: {}, b: {} },
    errors: answer?.errors ?? { a: {}, b: {} },
    result: answer?.result ?? null,
    problem: answer?.problem ?? null,
  })
  const hydrated = useHydrated()
  return (
    <>
      <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
        {result ? (
          <LazyPart fallback={<ResultSkeleton />}>
            <Result result={result} actions={hydrated ? actions : null} />
          </LazyPart>
        ) : (
          <>
            <PageHead title={text.title}>{text.lead}</PageHead>
            <MatchForm form={form} busy={busy} onFocus={warm} onSubmit={submit} onFill={fill} />
            <ToolOffers title={text.getsTitle} items={text.gets} wide />
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
  const text = useTexts(matchIntroTexts)
  return (
    <div className="space-y-4" role="status" aria-label={text.loading}>
      <Skeleton height={280} />
      <Skeleton height={480} />
    </div>
  )
}
