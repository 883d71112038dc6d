import type { LinksFunction, MetaFunction } from '@remix-run/cloudflare'
import sheet from '#app/styles/sheets/content.css?url'
import { ContentPage } from '#app/ui/content-page.tsx'
import { legalText } from './legal-text.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

const content = legalText.terms

export const meta: MetaFunction = () => [
  { title: `${content.title} · Drishti` },
  { name: 'description', content: content.lead },
]

export default function Page() {
  return <ContentPage content={content} />
}
