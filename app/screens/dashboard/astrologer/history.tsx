import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { guard } from '#app/shell/guard.ts'
import { PageHead } from '#app/ui/card.tsx'
import { HistoryTable, historyText as text } from '../history-table.tsx'

export const meta: MetaFunction = () => [{ title: text.title }]

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'list_own_as_astrologer')
  return args.context.services.consultations.history(viewer)
}

export default function History() {
  const { results } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} />
      <HistoryTable items={results} side="astrologer" caption={text.title} />
    </>
  )
}
