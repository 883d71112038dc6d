import type { MetaFunction } from '@remix-run/cloudflare'
import { ContentPage } from '#app/ui/content-page.tsx'
import { companyText } from './company-text.ts'

const content = companyText.careers

export const meta: MetaFunction = () => [
  { title: `${content.title} · Drishti` },
  { name: 'description', content: content.lead },
]

export default function Page() {
  return <ContentPage content={content} />
}
