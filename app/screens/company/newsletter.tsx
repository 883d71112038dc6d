import type { ActionFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { answerForm } from '#app/form/answer-form.ts'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { ContentPage } from '#app/ui/content/content-page.tsx'
import { joinNewsletter } from '#workers/contract/api/contact.ts'
import { CONTENT_PAGE } from '#workers/contract/content/shared-page.ts'
import { newsletterTexts } from './contact-text.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export const handle = CONTENT_PAGE

export const action = (args: ActionFunctionArgs) => answerForm(args, joinNewsletter)
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export const meta: MetaFunction = (args) => {
  const text = newsletterTexts[currentLanguage()]
  return pageMeta(args, { title: text.title, description: text.lead })
}

export default function Page() {
  const text = useTexts(newsletterTexts)
  const { title, lead, sections } = text
  return <ContentPage content={{ title, lead, sections }} top={<NewsletterForm />} />
}
