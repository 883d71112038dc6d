// /accuracy: published figures beside ours, with a search. It works without JavaScript.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, useLoaderData } from '@remix-run/react'
import { leadToDocument } from '#app/content-pages/lead-to-document.ts'
import { currentLanguage } from '#app/language/language.ts'
import { langOf } from '#app/language/language-of-words.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import type { ContentHandle, SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { accuracyTexts } from './accuracy-text.ts'
import { type AccuracyPage, type Data, type GroupView, readAccuracy } from './read-accuracy.ts'
import { SwissComparison } from './swiss-comparison.tsx'
import { swissComparisonView } from './swiss-comparison-view.ts'

export const handle = { content: true, shared: { query: ['q'], minutes: 15 } } satisfies ContentHandle &
  SharedPageHandle
export const meta: MetaFunction = (args) => {
  const text = accuracyTexts[currentLanguage()]
  return pageMeta(args, { title: text.pageTitle, titleAlone: true, description: text.description })
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  leadToDocument({ request, context })
  const [data, { default: beside }] = await Promise.all([
    context.services.readSiteFile('/data/published-figures.json'),
    import('./swiss.json'),
  ])
  const page = readAccuracy(data as Data, new URL(request.url).searchParams.get('q'))
  return { ...page, beside: swissComparisonView(beside) } satisfies AccuracyPage
}

export default function Accuracy() {
  const text = useTexts(accuracyTexts)
  const page = useLoaderData<AccuracyPage>()
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead title={text.title}>{text.lead(page.total, page.agreeing)}</PageHead>
      <Form method="get" action="/accuracy" className="flex max-w-[72ch] flex-wrap items-end gap-3 print:hidden">
        <InputField
          key={page.words}
          label={text.search}
          name="q"
          type="search"
          className="min-w-0 flex-1 basis-60"
          placeholder={text.placeholder}
          defaultValue={page.words}
          autoComplete="off"
          maxLength={60}
        />
        <Button type="submit" variant="primary">
          {text.submit}
        </Button>
      </Form>
      {text.language ? <p className="mt-4 max-w-[72ch] text-small text-muted">{text.language}</p> : null}
      {page.found ? <Found page={page} found={page.found} /> : <Overview page={page} />}
    </main>
  )
}

type Found = NonNullable<AccuracyPage['found']>

function Found({ page, found: { total, groups } }: { page: AccuracyPage; found: Found }) {
  const text = useTexts(accuracyTexts)
  const shown = groups.reduce((sum, { figures }) => sum + figures.length, 0)
  return (
    <>
      <p className="mt-4 flex flex-wrap gap-x-5 text-small text-muted" role="status">
        {total > 0 ? text.found(shown, total) : null}
        <Link className="inline-block py-0.5" to="/accuracy">
          {text.all}
        </Link>
      </p>
      {total === 0 ? <EmptyState title={text.none(page.words)}>{text.noneHint}</EmptyState> : null}
      {groups.map((group) => (
        <Group key={group.name + group.citation} group={group} heading="h2" />
      ))}
    </>
  )
}

function Overview({ page: { collections, differing, beside } }: { page: AccuracyPage }) {
  const text = useTexts(accuracyTexts)
  return (
    <>
      <section className="mt-10 max-w-[760px]" aria-labelledby="collections">
        <h2 id="collections" className="mb-4 heading-sm">
          {text.collections}
        </h2>
        <div className={tableFrame()}>
          <table className={tableClass({ compact: true })}>
            <thead>
              <tr>
                <th scope="col">{text.collection}</th>
                <th scope="col">{text.figures}</th>
                <th scope="col">{text.agree}</th>
              </tr>
            </thead>
            <tbody>
              {collections.map(({ name, total, agreeing }) => (
                <tr key={name}>
                  <td className="whitespace-normal">
                    <Link to={`/accuracy?${new URLSearchParams({ q: name.slice(0, 60) })}`}>
                      {text.collectionName(name)}
                    </Link>
                  </td>
                  <td className="num">{total}</td>
                  <td className="num">{agreeing}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-4 max-w-[68ch] text-small text-muted">{text.tolerance}</p>
      </section>
      <h2 className="mt-12 heading-sm">{text.differing}</h2>
      {differing.length === 0 ? <p className="mt-3 text-muted">{text.noneDiffers}</p> : null}
      {differing.map((group) => (
        <Group key={group.name + group.citation} group={group} heading="h3" />
      ))}
      <section className="mt-12 max-w-[68ch]" aria-labelledby="sky">
        <h2 id="sky" className="heading-sm">
          {text.ephemeris}
        </h2>
        <p className="mt-3 leading-[1.6]">{text.ephemerisText}</p>
      </section>
      <SwissComparison beside={beside} />
    </>
  )
}

/** `heading`: one level below the heading above the group. */
function Group({ group: { name, citation, figures }, heading: Heading }: { group: GroupView; heading: 'h2' | 'h3' }) {
  const text = useTexts(accuracyTexts)
  return (
    <section className="mt-8 max-w-[1000px]">
      <Heading className="font-semibold">{text.collectionName(name)}</Heading>
      <p className="mt-1 mb-3 max-w-[80ch] text-small wrap-anywhere text-muted">
        {text.source}
        <span lang={langOf(citation)}>{citation}</span>
      </p>
      <div className={tableFrame()}>
        <table className={tableClass({ compact: true, cards: true })}>
          <caption className="sr-only">
            {text.collectionName(name)}: <span lang={langOf(citation)}>{citation}</span>
          </caption>
          <thead>
            <tr>
              {[text.name, text.what, text.theirs, text.ours].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a source may print one figure twice; the list never changes
              <tr key={i}>
                <td lang={langOf(figure.name)} className="lead-cell whitespace-normal">
                  {figure.name}
                </td>
                <td data-l={text.what} className="whitespace-normal">
                  <span lang={langOf(figure.what)}>{figure.what}</span>
                </td>
                <td data-l={text.theirs} className="num whitespace-normal">
                  <span lang={langOf(figure.theirs)}>{figure.theirs}</span>
                </td>
                <td data-l={text.ours} className="num whitespace-normal">
                  <Ours agrees={figure.agrees}>{figure.ours}</Ours>
                  {figure.reason ? (
                    <span lang={langOf(figure.reason)} className="mt-1 block max-w-[44ch] text-small">
                      {figure.reason}
                    </span>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Ours({ agrees, children: figure }: { agrees: boolean; children: string }) {
  const lang = langOf(figure)
  if (!agrees) return <b lang={lang}>{figure}</b>
  return (
    <span lang={lang} className="text-muted">
      {figure}
    </span>
  )
}
