// /prashna: the chart of a question, calculated on the server from the URL only. It works without JavaScript.

import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PdfButton } from '#app/charts/pdf/pdf-button.tsx'
import { SimpleTable } from '#app/charts/simple-table.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { TopAstrologers } from '#app/shell/astrologers/top-astrologers.tsx'
import { QuestionForm } from '#app/tool-forms/question-form.tsx'
import { useFieldErrors } from '#app/tool-forms/use-field-errors.ts'
import { useFieldsTurn } from '#app/tool-forms/use-fields-turn.ts'
import { PageHead } from '#app/ui/card.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { prashnaTexts } from './prashna-text.ts'
import type { PrashnaView } from './prashna-view.ts'
import { type PrashnaPage, readPrashna } from './read-prashna.ts'

export const meta: MetaFunction = (args) => {
  const text = prashnaTexts[currentLanguage()]
  return pageMeta(args, { title: text.pageTitle, titleAlone: true, description: text.description })
}
export const handle = {
  computes: 'heavy',
  shared: {
    query: ['house', 'place', 'place_id', 'at', 'preset'],
    guessesPlace: ({ searchParams }: URL) => !searchParams.get('place'),
  },
} satisfies ComputedHandle & SharedPageHandle
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader(args: LoaderFunctionArgs) {
  return readPrashna(args)
}

export default function PrashnaScreen() {
  const text = useTexts(prashnaTexts)
  const page = useLoaderData<PrashnaPage>()
  const turn = useFieldsTurn()
  const { view, top } = page
  return (
    <>
      <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
        <PageHead title={view ? view.title : text.title} action={<ChartPdf page={page} />}>
          {view ? view.asked : text.lead}
        </PageHead>
        <Question key={turn} page={page} />
        {view ? <Chart view={view} /> : null}
      </main>
      <TopAstrologers list={top} />
    </>
  )
}

function ChartPdf({ page: { view, place, asked } }: { page: PrashnaPage }) {
  if (!view || !place || !asked) return null
  return (
    <PdfButton
      name={view.title}
      make={async () => (await import('./prashna-pdf.ts')).prashnaPdf({ ...asked, place })}
    />
  )
}

function Question({ page: { typed, place, note, errors: answered, view, presets } }: { page: PrashnaPage }) {
  const text = useTexts(prashnaTexts)
  const { errors, onInput } = useFieldErrors(answered)
  return (
    <QuestionForm
      action="/prashna"
      text={text}
      place={{ initial: place, typed: typed.place, note, error: errors.place }}
      presets={{ offers: presets, chosen: typed.preset }}
      shown={view !== null}
      columns="sm:grid-cols-2"
      errors={errors}
      onInput={onInput}
    >
      <SelectField
        label={text.matter}
        name="house"
        defaultValue={typed.house || '1'}
        error={errors.house}
        options={text.matters.map(([house, label]) => ({ value: String(house), label }))}
      />
    </QuestionForm>
  )
}

function Chart({ view }: { view: PrashnaView }) {
  const text = useTexts(prashnaTexts)
  const { columns } = text
  return (
    <>
      <p className="mt-8 max-w-[66ch] text-18">{view.lords}</p>
      <p className="mt-2 max-w-[66ch] text-muted">{view.facts}</p>
      <section className="mt-10 max-w-[900px]" aria-labelledby="findings">
        <h2 id="findings" className="mb-4 heading-sm">
          {text.findings}
        </h2>
        {view.findings.length === 0 ? (
          <p className="text-muted">{text.none}</p>
        ) : (
          <SimpleTable
            caption={text.findings}
            cards
            columns={[text.finding, text.effect, columns.graha, text.source]}
            rows={view.findings.map(({ id, words, effect, grahas, source }) => ({
              id,
              cells: [words, text.effects[effect], grahas || '–', source],
            }))}
          />
        )}
        <p className="mt-3 max-w-[70ch] text-14 text-muted">{text.note}</p>
      </section>
      <section className="mt-10 max-w-[900px]" aria-labelledby="grahas">
        <h2 id="grahas" className="mb-4 heading-sm">
          {text.grahas}
        </h2>
        <SimpleTable
          caption={text.grahas}
          columns={[columns.graha, columns.sign, columns.house, columns.star, columns.navamsha]}
          rows={view.grahas.map(({ id, name, note, sign, house, star, navamsha }) => ({
            id,
            cells: [note ? `${name}, ${note}` : name, sign, house, star, navamsha],
          }))}
        />
      </section>
      <p className="mt-14 max-w-[70ch] border-t border-line pt-4 text-small text-muted">{view.rules}</p>
    </>
  )
}
