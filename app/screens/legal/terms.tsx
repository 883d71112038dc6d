import type { MetaFunction } from '@remix-run/cloudflare'
import { useRouteLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { ContentPage } from '#app/ui/content-page.tsx'
import { CONTENT_PAGE } from '#workers/contract/shared-page.ts'
import { OperatorCard } from './operator-card.tsx'
import { termsTexts } from './terms-text.ts'

export const handle = CONTENT_PAGE

export const meta: MetaFunction = (args) => {
  const content = termsTexts[currentLanguage()]
  return pageMeta(args, { title: content.title, description: content.lead })
}

export default function Page() {
  const content = useTexts(termsTexts)
  const email = useRouteLoaderData<RootData>('root')?.supportEmail ?? ''
  return (
    <ContentPage content={content}>
      <OperatorCard email={email} only={['name', 'address', 'registration', 'grievanceOfficer', 'law', 'courts']} />
    </ContentPage>
  )
}
