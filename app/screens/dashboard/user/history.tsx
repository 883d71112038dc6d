import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'
import { PageQuery } from '#workers/contract/money.ts'
import { FilteredHistory, HISTORY_PAGE, kindOf } from '../history-table.tsx'
import { historyTexts } from '../history-text.ts'

export const meta = titled(() => historyTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_user')
  const { consultations } = args.context.services
  const params = new URL(args.request.url).searchParams
  const kind = kindOf(params)
  const { page } = PageQuery.safeParse({ page: params.get('page') ?? 1 }).data ?? { page: 1 }
  const [items, counts] = await Promise.all([
    consultations.historyPage({ viewer, kind, page, size: HISTORY_PAGE }),
    consultations.historyCounts(viewer),
  ])
  // An old URL may be past the last page.
  if (page > 1 && items.length === 0) throw redirect(`/dashboard/user/history${kind ? `?kind=${kind}` : ''}`)
  return { items, counts, kind, page }
}

export default function History() {
  const text = useTexts(historyTexts)
  const shown = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} />
      <FilteredHistory {...shown} side="user" caption={text.title} />
    </>
  )
}
