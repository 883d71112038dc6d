// /kundli: the form comes from the server; the chart is cast in the browser, so that the birth stays there. Without
// scripts a POST answers with the same chart (never logged, never stored).
import type {
  ActionFunctionArgs,
  HeadersFunction,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
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
import { birthValues, readBirthForm } from '../birth/birth-form.ts'
import { SavedBirths } from '../birth/saved-births.tsx'
import { cast } from './cast.ts'
import { EarlierList } from './earlier-list.tsx'
import { KundliForm } from './kundli-form.tsx'
import { kundliIntro as text } from './kundli-intro.ts'
import { useKundli } from './use-kundli.ts'

export const meta: MetaFunction = () => [{ title: text.pageTitle }, { name: 'description', content: text.description }]
export const links: LinksFunction = () => [toolsCss, birthCss].map((href) => ({ rel: 'stylesheet', href }))
export const headers: HeadersFunction = ({ actionHeaders }) => (actionHeaders.has('cache-control') ? actionHeaders : {})

export async function loader({ context }: LoaderFunctionArgs) {
  const { services } = context
  return { top: await services.astrologers.listAvailable({ top: true }), at: services.clock.now() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const values = birthValues(await request.formData())
  const { places, clock } = context.services
  const today = new Date(clock.now() + 14 * 3_600_000).toISOString().slice(0, 10)
  const read = await readBirthForm(values, { resolve: places.resolve, today })
  if (!read.birth) return { values, errors: read.errors, cast: null }
  const made = await cast({ ...read.birth, reading: 'earlier', options: {} })
  return { values, errors: made.errors ?? {}, cast: made.cast }
}

const Result = lazy(() => import('./result/result.tsx'))

export default function KundliPage() {
  const { top, at } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const {
    form,
    cast: shown,
    busy,
    submit,
    choose,
    actions,
  } = useKundli({
    values: answer?.values ?? {},
    errors: answer?.errors ?? {},
    cast: answer?.cast ?? null,
  })
  const hydrated = useHydrated()
  return (
    <>
      <main id="main" className="wrap page">
        {shown ? (
          <Suspense fallback={<ResultSkeleton />}>
            <Result cast={shown} at={at} actions={hydrated ? actions : null} />
          </Suspense>
        ) : (
          <>
            <PageHead title={text.title}>{text.lead}</PageHead>
            <div className="kstart">
              <KundliForm
                key={form.turn}
                values={form.values}
                place={form.place}
                errors={form.errors}
                problem={form.problem}
                busy={busy}
                onSubmit={submit}
              />
              <aside className="kaside">
                <SavedBirths onChoose={choose} />
                <EarlierList onChoose={choose} />
                <section aria-labelledby="gets">
                  <h2 id="gets" className="h-xs">
                    {text.getsTitle}
                  </h2>
                  <ul className="kgets small">
                    {text.gets.map((each) => (
                      <li key={each}>
                        <Icon name="check" size="sm" />
                        {each}
                      </li>
                    ))}
                  </ul>
                </section>
              </aside>
            </div>
          </>
        )}
      </main>
      <TopAstrologers list={top} />
    </>
  )
}

function ResultSkeleton() {
  return (
    <div className="kgrid" role="status" aria-label={text.casting}>
      <Skeleton height={400} />
      <Skeleton height={400} />
    </div>
  )
}
