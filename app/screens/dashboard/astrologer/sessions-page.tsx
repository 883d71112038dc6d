// Calls or chats: filters, how many fit, a page of them, and the way to older ones.
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table.tsx'
import type { SessionsAnswer } from '#workers/contract/sessions.ts'
import { addressOf, type SessionFilters } from './sessions-address.ts'
import { columnsOf } from './sessions-columns.tsx'
import { SessionsForm } from './sessions-form.tsx'
import { sessionsText as text } from './sessions-text.ts'

type Props = { of: 'calls' | 'chats'; sessions: SessionsAnswer; filters: SessionFilters }

export function SessionsPage({ of, sessions, filters }: Props) {
  const { after, ...applied } = filters
  const filtered = Object.keys(applied).length > 0
  return (
    <>
      <PageHead title={text[of].title}>{text[of].lead}</PageHead>
      <SessionsForm key={addressOf(filters)} of={of} filters={filters} filtered={filtered} />
      <p className="mt-5 mb-3 num text-small text-muted" role="status">
        {text.count(sessions.count)}
      </p>
      <Table
        caption={text[of].title}
        columns={columnsOf(of)}
        rows={sessions.results}
        rowKey={({ session_id }) => session_id}
        empty={
          filtered ? (
            <EmptyState title={text.filtered} action={<ButtonLink to="?">{text.clear}</ButtonLink>} />
          ) : (
            <EmptyState title={of === 'calls' ? text.noCalls : text.noChats}>{text.emptyText}</EmptyState>
          )
        }
      />
      <nav className="flex justify-between gap-4 pt-4" aria-label={text.pages}>
        {after ? (
          <ButtonLink size="sm" to={addressOf(filters)}>
            {text.newest}
          </ButtonLink>
        ) : (
          <span />
        )}
        {sessions.next ? (
          <ButtonLink size="sm" to={addressOf(filters, sessions.next)}>
            {text.older}
          </ButtonLink>
        ) : null}
      </nav>
    </>
  )
}
