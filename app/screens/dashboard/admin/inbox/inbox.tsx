// The admins' inbox: open entries, the newest first. The filters are in the URL.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { CursorPages } from '#app/screens/dashboard/admin/cursor-pages.tsx'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { kindChoice, SelectFilters } from '#app/screens/dashboard/admin/select-filters.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import { InboxQuery } from '#workers/contract/admin/inbox.ts'
import { InboxEntry } from './inbox-entry.tsx'
import { inboxTexts } from './inbox-text.ts'

const ENTRIES_A_PAGE = 50

export const meta = titled(() => inboxTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_inbox')
  const { closed, kind, after } = readFilters(InboxQuery, args.request.url)
  const filters = { closed: closed === 'true', kind: kind ?? null }
  const { rows, next } = await args.context.services.inbox.read({ ...filters, after, size: ENTRIES_A_PAGE })
  return { filters, entries: rows, next, isFirst: after === undefined }
}

export default function Inbox() {
  const text = useTexts(inboxTexts)
  const { filters, entries, next, isFirst } = useLoaderData<typeof loader>()
  const filtered = filters.closed || filters.kind !== null
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <p className="mb-5 text-small">
        <a className="inline-block py-0.5" href="/dashboard/admin/newsletter.csv" download onClick={saveLinked}>
          {text.newsletter}
        </a>
      </p>
      <Filters {...filters} filtered={filtered} />
      <p className="mt-5 mb-3 num text-small text-muted" role="status">
        {text.count(entries.length, isFirst && next === null)}
      </p>
      {entries.length === 0 ? (
        <Card>
          {!isFirst ? (
            <EmptyState title={text.noOlder} />
          ) : filtered ? (
            <EmptyState title={text.filtered} action={<ButtonLink to="?">{text.clear}</ButtonLink>} />
          ) : (
            <EmptyState title={text.none}>{text.noneText}</EmptyState>
          )}
        </Card>
      ) : (
        <ul className="space-y-4">
          {entries.map((entry) => (
            <InboxEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <CursorPages next={next} />
    </>
  )
}

function Filters({ closed, kind, filtered }: { closed: boolean; kind: string | null; filtered: boolean }) {
  const text = useTexts(inboxTexts)
  const states = [
    { value: 'false', label: text.open },
    { value: 'true', label: text.closed },
  ]
  const choices = [{ name: 'closed', label: text.state, options: states }, kindChoice(text)]
  return (
    <SelectFilters
      texts={text}
      values={{ closed: String(closed), kind: kind ?? '' }}
      choices={choices}
      filtered={filtered}
    />
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'
