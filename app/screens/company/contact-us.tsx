import type { LinksFunction, MetaFunction } from '@remix-run/cloudflare'
import { useRouteLoaderData } from '@remix-run/react'
import type { RootData } from '#app/root.tsx'
import sheet from '#app/styles/sheets/content.css?url'
import { ContentPage } from '#app/ui/content-page.tsx'
import { companyText } from './company-text.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

const content = companyText.contact

export const meta: MetaFunction = () => [
  { title: `${content.title} · Drishti` },
  { name: 'description', content: content.lead },
]

export default function Page() {
  const email = useRouteLoaderData<RootData>('root')?.supportEmail ?? ''
  return (
    <ContentPage content={content}>
      <p className="max-w-[58ch] text-18 leading-[1.55] text-muted">
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </ContentPage>
  )
}
