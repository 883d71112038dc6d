import type { LinksFunction, MetaFunction } from '@remix-run/cloudflare'
import sheet from '#app/styles/sheets/content.css?url'
import { ContentPage } from '#app/ui/content-page.tsx'
import { newsletterText as text } from './contact-text.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction = () => [
  { title: `${text.title} · Drishti` },
  { name: 'description', content: text.lead },
]

export default function Page() {
  const { title, lead, sections } = text
  return <ContentPage content={{ title, lead, sections }} top={<NewsletterForm />} />
}
