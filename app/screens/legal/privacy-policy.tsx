import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { pageMeta } from '#app/search/page-meta.ts'
import { readSettings } from '#app/shell/read-settings.ts'
import { ContentPage } from '#app/ui/content/content-page.tsx'
import { CONTENT_PAGE } from '#workers/contract/content/shared-page.ts'
import { OperatorCard } from './operator-card.tsx'
import { privacyContent } from './privacy-content.ts'
import { privacyTexts } from './privacy-text.ts'

export const handle = CONTENT_PAGE

export const meta: MetaFunction = (args) => {
  const content = privacyTexts[currentLanguage()]
  return pageMeta(args, { title: content.title, description: content.lead })
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { keptMonths: months, keptMonthsSetAt: setAt } = await readSettings(context)
  return { months, setAt }
}

export default function Page() {
  const content = privacyContent(useLanguage(), useLoaderData<typeof loader>())
  return (
    <ContentPage content={content}>
      <OperatorCard />
    </ContentPage>
  )
}
