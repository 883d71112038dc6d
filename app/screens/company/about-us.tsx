import { titled } from '#app/shell/page-title.ts'
import { ContentPage } from '#app/ui/content-page.tsx'
import { SETTINGS_PAGE } from '#workers/contract/shared-page.ts'
import { companyText } from './company-text.ts'

const content = companyText.about

export const handle = SETTINGS_PAGE

export const meta = titled(
  () => content.title,
  () => content.lead,
)

export default function Page() {
  return <ContentPage content={content} />
}
