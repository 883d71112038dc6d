import { useRouteLoaderData } from '@remix-run/react'
import { titled } from '#app/shell/page-title.ts'
import type { RootData } from '#app/shell/root-data.ts'
import { ContentPage } from '#app/ui/content-page.tsx'
import { SETTINGS_PAGE } from '#workers/contract/shared-page.ts'
import { OperatorCard } from './operator-card.tsx'
import { privacyText as content } from './privacy-text.ts'

export const handle = SETTINGS_PAGE

export const meta = titled(
  () => content.title,
  () => content.lead,
)

export default function Page() {
  const email = useRouteLoaderData<RootData>('root')?.supportEmail ?? ''
  return (
    <ContentPage content={content}>
      <OperatorCard email={email} />
    </ContentPage>
  )
}
