// Client errors, the latest first. The filters are in the URL.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useFocusAfter } from '#app/form/use-focus-after.ts'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { kindChoice, SelectFilters } from '#app/screens/dashboard/admin/select-filters.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ClientErrorsQuery } from '#workers/contract/admin/client-errors.ts'
import { ClientErrorEntry } from './client-error-entry.tsx'
import { clientErrorsTexts } from './client-errors-text.ts'

export const meta = titled(() => clientErrorsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_client_errors')
  const { seen, kind } = readFilters(ClientErrorsQuery, args.request.url)
  const filters = { seen: seen === 'true', kind: kind ?? null }
  return { filters, causes: await args.context.services.clientErrors.list(filters) }
}

export default function ClientErrors() {
  const text = useTexts(clientErrorsTexts)
  const { filters, causes } = useLoaderData<typeof loader>()
  const filtered = filters.seen || filters.kind !== null
  const count = text.count(causes.length)
  const place = useFocusAfter<HTMLParagraphElement>(count)
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <Filters {...filters} filtered={filtered} />
      <p ref={place} tabIndex={-1} className="mt-5 mb-3 num text-small text-muted focus:outline-none" role="status">
        {count}
      </p>
      {causes.length === 0 ? (
        <Card>
          {filtered ? (
            <EmptyState title={text.filtered} action={<ButtonLink to="?">{text.clear}</ButtonLink>} />
          ) : (
            <EmptyState title={text.none}>{text.noneText}</EmptyState>
          )}
        </Card>
      ) : (
        <ul className="space-y-4">
          {causes.map((cause) => (
            <ClientErrorEntry key={cause.id} cause={cause} isSeen={filters.seen} />
          ))}
        </ul>
      )}
    </>
  )
}

function Filters({ seen, kind, filtered }: { seen: boolean; kind: string | null; filtered: boolean }) {
  const text = useTexts(clientErrorsTexts)
  const states = [
    { value: 'false', label: text.unseen },
    { value: 'true', label: text.seen },
  ]
  const choices = [{ name: 'seen', label: text.state, options: states }, kindChoice(text)]
  return (
    <SelectFilters
      texts={text}
      values={{ seen: String(seen), kind: kind ?? '' }}
      choices={choices}
      filtered={filtered}
    />
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'
