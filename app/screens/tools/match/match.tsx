// /KundliMatch: the form comes from the server; the match is worked out in the browser, so that both births stay there.
// Without scripts a POST answers with the same match (never logged, never stored).
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { TopAstrologers } from '#app/shell/top-astrologers.tsx'
import birthCss from '#app/styles/birth.css?url'
import toolsCss from '#app/styles/tools.css?url'
import { PageHead } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { castPair } from './cast-pair.ts'
import { MatchForm } from './match-form.tsx'
import { matchIntro as text } from './match-intro.ts'
import { pairValues, readPairForm } from './side-form.ts'
import { useMatch } from './use-match.ts'

const PATH = '/KundliMatch'

export const meta: MetaFunction = () => [{ title: text.pageTitle }, { name: 'description', content: text.description }]
export const links: LinksFunction = () => [toolsCss, birthCss].map((href) => ({ rel: 'stylesheet', href }))
export const headers: HeadersFunction = ({ actionHeaders }) => (actionHeaders.has('cache-control') ? actionHeaders : {})

export async function loader({ context, request }: LoaderFunctionArgs) {
  // SPEC 2.1 writes the path so; any other case leads there.
  if (new URL(request.url).pathname.replace(/\/$/, '') !== PATH) throw redirect(PATH, 301)
  const { services } = context
  return { top: await services.astrologers.listAvailable({ top: true }) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const values = pairValues(await request.formData())
  const { places, clock } = context.services
  const today = new Date(clock.now() + 14 * 3_600_000).toISOString().slice(0, 10)
  const read = await readPairForm(values, { resolve: places.resolve, today })
  if (!read.pair) return { values, errors: read.errors, made: null }
  const { made, errors } = await castPair({ ...read.pair, options: {} })
  return { values, errors: errors ?? { a: {}, b: {} }, made }
}

const Result = lazy(() => import('./result/result.tsx'))

export default function MatchPage() {
  const { top } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { form, made, busy, submit, fill, actions } = useMatch({
    values: answer?.values ?? { a: {}, b: {} },
    errors: answer?.errors ?? { a: {}, b: {} },
    made: answer?.made ?? null,
  })
  const hydrated = useHydrated()
  return (
    <>
      <main id="main" className="wrap page">
        {made ? (
          <Suspense fallback={<ResultSkeleton />}>
            <Result made={made} actions={hydrated ? actions : null} />
          </Suspense>
        ) : (
          <>
            <PageHead title={text.title}>{text.lead}</PageHead>
            <MatchForm form={form} busy={busy} onSubmit={submit} onFill={(side, birth) => void fill(side, birth)} />
            <Gets />
          </>
        )}
      </main>
      <div className="no-print">
        <TopAstrologers list={top} />
      </div>
    </>
  )
}

function Gets() {
  return (
    <section className="psec" aria-labelledby="gets">
      <h2 id="gets" className="h-xs">
        {text.getsTitle}
      </h2>
      <ul className="kgets mgets small">
        {text.gets.map((each) => (
          <li key={each}>
            <Icon name="check" size="sm" />
            {each}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ResultSkeleton() {
  return (
    <div className="stack" role="status" aria-label={text.loading}>
      <Skeleton height={280} />
      <Skeleton height={480} />
    </div>
  )
}
