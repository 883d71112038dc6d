import type { ActionFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { answerForm } from '#app/form/answer-form.ts'
import { postForm } from '#app/form/post-form.ts'
import { revalidateUnlessFailed } from '#app/form/revalidate-unless-failed.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { OperatorCard } from '#app/screens/legal/operator-card.tsx'
import { pageMeta } from '#app/search/page-meta.ts'
import { ContentPage } from '#app/ui/content/content-page.tsx'
import { sendMessage } from '#workers/contract/api/contact.ts'
import { CONTENT_PAGE } from '#workers/contract/content/shared-page.ts'
import { companyTexts } from './company-text.ts'
import { ContactForm } from './contact-form.tsx'

export const handle = CONTENT_PAGE

export const action = (args: ActionFunctionArgs) => answerForm(args, sendMessage)
export const clientAction = postForm
export const shouldRevalidate = revalidateUnlessFailed

export const meta: MetaFunction = (args) => {
  const content = companyTexts[currentLanguage()].contact
  return pageMeta(args, { title: content.title, description: content.lead })
}

export default function Page() {
  const content = useTexts(companyTexts).contact
  return (
    <ContentPage content={content} top={<ContactForm />}>
      <OperatorCard />
    </ContentPage>
  )
}
