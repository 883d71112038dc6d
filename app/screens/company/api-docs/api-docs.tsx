// /docs/api: the API's description in the product's own frame, each endpoint to try out with one's own login.

import type { MetaFunction } from '@remix-run/cloudflare'
import { useRouteLoaderData } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { apiDocsTexts } from './api-docs-text.ts'
import { OperationDetails } from './operation-details.tsx'
import { type ApiDocument, type Family, familiesOf } from './read-document.ts'

const DOCUMENT = '/api/openapi.json'

export const meta: MetaFunction = (args) => {
  const text = apiDocsTexts[currentLanguage()]
  return pageMeta(args, { title: text.pageTitle, description: text.description })
}

export default function ApiDocs() {
  const text = useTexts(apiDocsTexts)
  const { families, failed, load } = useFamilies()
  return (
    <main id="main" className="mx-auto w-full max-w-page px-gutter pt-10 pb-22">
      <PageHead
        title={text.title}
        action={
          <a className={buttonClass({ size: 'sm' })} href={DOCUMENT}>
            {text.raw}
          </a>
        }
      >
        {text.description}
      </PageHead>
      <Caller />
      {failed ? (
        <Callout
          tone="danger"
          action={
            <Button size="sm" onClick={load}>
              {text.again}
            </Button>
          }
        >
          {text.failed}
        </Callout>
      ) : families ? (
        <Families families={families} />
      ) : (
        <div role="status" aria-label={text.loading} className="grid gap-3">
          {[1, 2, 3, 4, 5, 6].map((n) => (
            <Skeleton key={n} height={54} />
          ))}
        </div>
      )}
    </main>
  )
}

function useFamilies() {
  const [families, setFamilies] = useState<Family[] | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    fetch(DOCUMENT)
      .then(async (response) => setFamilies(familiesOf((await response.json()) as ApiDocument)))
      .catch(() => setFailed(true))
  }, [])
  useEffect(load, [load])
  return { families, failed, load }
}

/** As whom one tries endpoints out. */
function Caller() {
  const text = useTexts(apiDocsTexts)
  const viewer = useRouteLoaderData<RootData>('root')?.viewer
  return (
    <Callout className="mb-6">
      {viewer ? (
        text.asYou(viewer.fullName ?? viewer.role)
      ) : (
        <>
          {text.asNobody} <Link to="/login?next=/docs/api">{text.logIn}</Link>
        </>
      )}
    </Callout>
  )
}

function Families({ families }: { families: Family[] }) {
  const text = useTexts(apiDocsTexts)
  return (
    <div className="grid gap-x-12 *:min-w-0 lg:grid-cols-[180px_minmax(0,1fr)] lg:items-start">
      <nav
        aria-label={text.families}
        className="mb-4 flex flex-wrap gap-x-4 gap-y-1 text-14 lg:sticky lg:top-22 lg:grid lg:gap-2"
      >
        {families.map(({ name, operations }) => (
          <a key={name} href={`#${name}`} className="py-1">
            {name} <span className="num text-muted">{operations.length}</span>
          </a>
        ))}
      </nav>
      <div>
        {families.map(({ name, operations }) => (
          <section key={name} id={name} className="mb-10 scroll-mt-22" aria-labelledby={`${name}-title`}>
            <h2 id={`${name}-title`} className="mb-3 heading-sm">
              {name}
            </h2>
            <ul className="divide-y divide-line card">
              {operations.map((operation) => (
                <li key={operation.id}>
                  <OperationDetails operation={operation} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
