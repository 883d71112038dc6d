// /docs/api: the API's description in the product's own layout. ?try adds forms that call an endpoint with the viewer's
// login.

import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData, useRouteLoaderData, useSearchParams } from '@remix-run/react'
import { leadToDocument } from '#app/content-pages/lead-to-document.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ContentHandle, SharedPageHandle } from '#workers/contract/content/shared-page.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { apiDocsTexts } from './api-docs-text.ts'
import { Families } from './families.tsx'
import { type ApiDocument, familiesOf, namedShapesOf } from './read-document.ts'

/** ?try adds forms, which need JavaScript. */
export const handle = {
  content: true,
  hydratesWith: 'try',
  shared: { query: ['try'], minutes: 15 },
} satisfies ContentHandle & SharedPageHandle

export const meta: MetaFunction = (args) => {
  const text = apiDocsTexts[currentLanguage()]
  return pageMeta(args, { title: text.pageTitle, description: text.description })
}

export function loader({ request, context }: LoaderFunctionArgs) {
  leadToDocument({ request, context })
  const document = context.apiDescription() as ApiDocument
  return { families: familiesOf(document), shapes: namedShapesOf(document) }
}

export default function ApiDocs() {
  const text = useTexts(apiDocsTexts)
  const { families, shapes } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const tries = query.has('try')
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead
        title={text.title}
        action={
          <a className={buttonClass({ size: 'sm' })} href="/api/openapi.json">
            {text.raw}
          </a>
        }
      >
        {text.description}
      </PageHead>
      <Caller tries={tries} />
      <p className="mb-6 max-w-[72ch] text-small text-muted">{text.notation}</p>
      <Families families={families} shapes={shapes} tries={tries} />
    </main>
  )
}

/** As whom one tries endpoints out. */
function Caller({ tries }: { tries: boolean }) {
  const text = useTexts(apiDocsTexts)
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  const here = tries ? '/docs/api?try' : '/docs/api'
  return (
    <Callout className="mb-6">
      {viewer ? (
        text.asYou(isolatedName(viewer.fullName ?? viewer.role))
      ) : (
        <>
          {text.asNobody} <Link to={`/login?next=${here}`}>{text.logIn}</Link>
        </>
      )}
    </Callout>
  )
}
