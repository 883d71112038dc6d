import type { MetaFunction } from '@remix-run/cloudflare'
import { pageMeta } from '#app/search/page-meta.ts'
import { ContentPage } from '#app/ui/content-page.tsx'
import { SETTINGS_PAGE } from '#workers/contract/shared-page.ts'
import { companyText } from './company-text.ts'

const content = companyText.vision

export const handle = SETTINGS_PAGE

export const meta: MetaFunction = (args) => pageMeta(args, { title: content.title, description: content.lead })

export default function Page() {
  return <ContentPage content={content} />
}
