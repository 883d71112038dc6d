import type { LinksFunction, MetaFunction } from '@remix-run/cloudflare'
import sheet from '#app/styles/sheets/content.css?url'
import { ContentPage } from '#app/ui/content-page.tsx'
import { disclaimerText as content } from './disclaimer-text.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction = () => [
  { title: `${content.title} · Drishti` },
  { name: 'description', content: content.lead },
]

export default function Page() {
  return <ContentPage content={content} />
}
