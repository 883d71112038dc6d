import type { MetaFunction } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { ContentPage } from '#app/ui/content/content-page.tsx'
import { CONTENT_PAGE } from '#workers/contract/content/shared-page.ts'
import { companyTexts } from './company-text.ts'

export const handle = CONTENT_PAGE

export const meta: MetaFunction = (args) => {
  const content = companyTexts[currentLanguage()].careers
  return pageMeta(args, { title: content.title, description: content.lead })
}

export default function Page() {
  const content = useTexts(companyTexts).careers
  return <ContentPage content={content} />
}
