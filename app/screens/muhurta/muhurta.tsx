// /muhurta: a search from its URL, calculated on the server. It needs birth nakshatras but no births.

import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PdfButton } from '#app/charts/pdf/pdf-button.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { TopAstrologers } from '#app/shell/astrologers/top-astrologers.tsx'
import { ToolOffers } from '#app/tool-forms/tool-offers.tsx'
import { useFieldsTurn } from '#app/tool-forms/use-fields-turn.ts'
import { PageHead } from '#app/ui/card.tsx'
import type { ComputedHandle } from '#workers/contract/content/page-cost.ts'
import type { SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { MuhurtaForm } from './muhurta-form.tsx'
import { muhurtaIntroTexts } from './muhurta-intro-text.ts'
import { MuhurtaResult } from './muhurta-result.tsx'
import { type MuhurtaPage, readMuhurtaPage } from './read-muhurta.ts'

export const meta: MetaFunction<typeof loader> = ({ data, ...args }) => {
  const text = muhurtaIntroTexts[currentLanguage()]
  const title = (data as MuhurtaPage | undefined)?.view?.title ?? text.pageTitle
  return pageMeta(args, { title, titleAlone: true, description: text.description })
}
export const handle = {
  computes: 'heavy',
  shared: {
    query: [
      'purpose',
      'place',
      'place_id',
      'from',
      'to',
      'star1',
      'pada1',
      'star2',
      'pada2',
      'night',
      'preset',
      'ayanamsa',
      'sunrise',
    ],
    guessesPlace: ({ searchParams }: URL) => !searchParams.get('place'),
  },
} satisfies ComputedHandle & SharedPageHandle
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader(args: LoaderFunctionArgs) {
  return readMuhurtaPage(args)
}

export default function MuhurtaScreen() {
  const text = useTexts(muhurtaIntroTexts)
  const page = useLoaderData<MuhurtaPage>()
  const turn = useFieldsTurn()
  const { view, here, place, top } = page
  return (
    <>
      <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
        <PageHead
          title={view ? view.title : text.title}
          action={
            view && place ? (
              <PdfButton
                name={view.title}
                make={async () => (await import('./muhurta-pdf.ts')).muhurtaPdf(here, place)}
              />
            ) : null
          }
        >
          {view ? view.summary : text.lead}
        </PageHead>
        <MuhurtaForm key={turn} page={page} />
        {view ? (
          <MuhurtaResult view={view} here={here} />
        ) : (
          <ToolOffers title={text.getsTitle} items={text.gets} wide />
        )}
      </main>
      <TopAstrologers list={top} />
    </>
  )
}
