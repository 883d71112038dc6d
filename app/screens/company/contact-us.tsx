import type { MetaFunction } from '@remix-run/cloudflare'
import { useRouteLoaderData } from '@remix-run/react'
import type { RootData } from '#app/root.tsx'
import { ContentPage } from '#app/ui/content-page.tsx'
import { companyText } from './company-text.ts'

const content = companyText.contact

export const meta: MetaFunction = () => [
  { title: `${content.title} · Drishti` },
  { name: 'description', content: content.lead },
]

export default function Page() {
  const email = useRouteLoaderData<RootData>('root')?.supportEmail ?? ''
  return (
    <ContentPage content={content}>
      <p className="lead">
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </ContentPage>
  )
}
