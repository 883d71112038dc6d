import { titled } from '#app/shell/page-title.ts'
import { ContentPage } from '#app/ui/content-page.tsx'
import { newsletterText as text } from './contact-text.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export const meta = titled(
  () => text.title,
  () => text.lead,
)

export default function Page() {
  const { title, lead, sections } = text
  return <ContentPage content={{ title, lead, sections }} top={<NewsletterForm />} />
}
