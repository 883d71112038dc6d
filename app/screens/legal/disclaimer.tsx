import { titled } from '#app/shell/page-title.ts'
import { ContentPage } from '#app/ui/content-page.tsx'
import { SETTINGS_PAGE } from '#workers/contract/shared-page.ts'
import { disclaimerText as content } from './disclaimer-text.ts'

export const handle = SETTINGS_PAGE

export const meta = titled(
  () => content.title,
  () => content.lead,
)

export default function Page() {
  return <ContentPage content={content} />
}
