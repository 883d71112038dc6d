import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { PageHead } from '#app/ui/card.tsx'
import { FilteredHistory, kindOf, historyText as text } from '../history-table.tsx'

export const meta = titled(text.title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_user')
  const { results } = await args.context.services.consultations.history(viewer)
  return { results, kind: kindOf(new URL(args.request.url).searchParams) }
}

export default function History() {
  const { results, kind } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} />
      <FilteredHistory items={results} kind={kind} side="user" caption={text.title} />
    </>
  )
}
