// Calls or chats: filters, the number of results, a page of them, and a link to older ones.
import { useTexts } from '#app/language/texts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table/table.tsx'
import type { AstrologerConsultationsAnswer } from '#workers/contract/astrologers/astrologer-consultations.ts'
import { addressOf, type ConsultationFilters } from './consultations-address.ts'
import { columnsOf } from './consultations-columns.tsx'
import { ConsultationsForm } from './consultations-form.tsx'
import { consultationsTexts } from './consultations-text.ts'

type Props = { of: 'calls' | 'chats'; consultations: AstrologerConsultationsAnswer; filters: ConsultationFilters }

export function ConsultationsPage({ of, consultations, filters }: Props) {
  const text = useTexts(consultationsTexts)
  const { after, ...applied } = filters
  const filtered = Object.keys(applied).length > 0
  return (
    <>
      <PageHead title={text[of].title}>{text[of].lead}</PageHead>
      <ConsultationsForm key={addressOf(filters)} of={of} filters={filters} filtered={filtered} />
      <p className="mt-5 mb-3 num text-small text-muted" role="status">
        {text.count(consultations.count)}
      </p>
      <Table
        caption={text[of].title}
        columns={columnsOf(of)}
        rows={consultations.results}
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
        {consultations.next ? (
          <ButtonLink size="sm" to={addressOf(filters, consultations.next)}>
            {text.older}
          </ButtonLink>
        ) : null}
      </nav>
    </>
  )
}
