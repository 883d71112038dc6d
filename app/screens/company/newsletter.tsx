import type { MetaFunction } from '@remix-run/cloudflare'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { ContentPage } from '#app/ui/content-page.tsx'
import { newsletterTexts } from './contact-text.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export const meta: MetaFunction = (args) => {
  const text = newsletterTexts[currentLanguage()]
  return pageMeta(args, { title: text.title, description: text.lead })
}

export default function Page() {
  const text = useTexts(newsletterTexts)
  const { title, lead, sections } = text
  return <ContentPage content={{ title, lead, sections }} top={<NewsletterForm />} />
}
