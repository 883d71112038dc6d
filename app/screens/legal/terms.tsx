import type { MetaFunction } from '@remix-run/cloudflare'
import { useRouteLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { ContentPage } from '#app/ui/content/content-page.tsx'
import { CONTENT_PAGE } from '#workers/contract/content/shared-page.ts'
import { OperatorCard } from './operator-card.tsx'
import { termsContent } from './terms-content.ts'
import { termsTexts } from './terms-text.ts'

export const handle = CONTENT_PAGE

export const meta: MetaFunction = (args) => {
  const content = termsTexts[currentLanguage()]
  return pageMeta(args, { title: content.title, description: content.lead })
}

export default function Page() {
  const language = useLanguage()
  const root = useRouteLoaderData<RootData>('root')
  return (
    <ContentPage content={termsContent(language, root?.operator ?? {})}>
      <OperatorCard contract />
    </ContentPage>
  )
}
