// /kp/horary: the chart of a question by its number, calculated on the server from the URL only.

import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import type { FormEvent } from 'react'
import { PdfButton } from '#app/charts/pdf/pdf-button.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { TopAstrologers } from '#app/shell/astrologers/top-astrologers.tsx'
import { QuestionForm } from '#app/tool-forms/question-form.tsx'
import { useFieldErrors } from '#app/tool-forms/use-field-errors.ts'
import { useFieldsTurn } from '#app/tool-forms/use-fields-turn.ts'
import { PageHead } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { numberProblem } from './horary-number.ts'
import { horaryTexts } from './horary-text.ts'
import { KpSections } from './kp-sections.tsx'
import { type HoraryPage, readHorary } from './read-horary.ts'

export const meta: MetaFunction = (args) => {
  const text = horaryTexts[currentLanguage()]
  return pageMeta(args, { title: text.pageTitle, titleAlone: true, description: text.description })
}
export const handle = {
  computes: 'heavy',
  shared: {
    query: ['number', 'place', 'place_id', 'at', 'preset'],
    guessesPlace: ({ searchParams }: URL) => !searchParams.get('place'),
  },
} satisfies ComputedHandle & SharedPageHandle
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader(args: LoaderFunctionArgs) {
  return readHorary(args)
}

export default function HoraryScreen() {
  const text = useTexts(horaryTexts)
  const page = useLoaderData<HoraryPage>()
  const turn = useFieldsTurn()
  const { chart, asked, rising, rules, top } = page
  return (
    <>
      <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
        <PageHead
          title={chart?.number ? text.result(chart.number.number) : text.title}
          action={<HoraryPdf page={page} />}
        >
          {chart ? asked : text.lead}
        </PageHead>
        <Question key={turn} page={page} />
        {chart?.number ? (
          <>
            <p className="mt-8 max-w-[66ch] text-18">{rising}</p>
            <KpSections chart={chart} />
            <p className="mt-14 max-w-[70ch] border-t border-line pt-4 text-small text-muted">{rules}</p>
          </>
        ) : null}
      </main>
      <TopAstrologers list={top} />
    </>
  )
}

function HoraryPdf({ page: { chart, place } }: { page: HoraryPage }) {
  const text = useTexts(horaryTexts)
  if (!chart?.number || !place) return null
  const { number } = chart
  return (
    <PdfButton
      name={text.result(number.number)}
      make={async () => (await import('./kp-pdf.ts')).horaryPdf(chart, number, place)}
    />
  )
}

function Question({ page: { typed, place, note, errors: answered, chart, presets } }: { page: HoraryPage }) {
  const text = useTexts(horaryTexts)
  const { errors, tell, onInput } = useFieldErrors(answered)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const wrong = numberProblem(String(new FormData(event.currentTarget).get('number')).trim())
    if (!wrong) return
    event.preventDefault()
    tell({ number: wrong })
  }

  return (
    <QuestionForm
      action="/kp/horary"
      text={text}
      place={{ initial: place, typed: typed.place, note, error: errors.place }}
      presets={{ offers: presets, chosen: typed.preset }}
      shown={chart !== null}
      columns="sm:grid-cols-[14rem_minmax(0,1fr)]"
      errors={errors}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <InputField
        label={text.number}
        name="number"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        defaultValue={typed.number}
        error={errors.number}
      />
    </QuestionForm>
  )
}
