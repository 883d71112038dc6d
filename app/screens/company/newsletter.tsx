import type { MetaFunction } from '@remix-run/cloudflare'
import { pageMeta } from '#app/search/page-meta.ts'
import { ContentPage } from '#app/ui/content-page.tsx'
import { newsletterText as text } from './contact-text.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export const meta: MetaFunction = (args) => pageMeta(args, { title: text.title, description: text.lead })

export default function Page() {
  const { title, lead, sections } = text
  return <ContentPage content={{ title, lead, sections }} top={<NewsletterForm />} />
}
