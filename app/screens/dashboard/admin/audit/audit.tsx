// The audit log: who did what, when, to what, before and after, and why.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useLoaderData, useSearchParams } from '@remix-run/react'
import { useRef } from 'react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { CursorPages } from '#app/screens/dashboard/admin/cursor-pages.tsx'
import { readFilters } from '#app/screens/dashboard/admin/read-filters.ts'
import { useAddressInForm } from '#app/screens/dashboard/admin/use-address-in-form.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { saveLinked } from '#app/ui/save-file.ts'
import type { Column } from '#app/ui/table/table.tsx'
import { ROWS_A_PAGE } from '#workers/contract/admin/admin-lists.ts'
import { AuditFilters, type AuditRow } from '#workers/contract/admin/audit.ts'
import { auditTexts } from './audit-text.ts'
import { detailLines, inNoticeWords } from './audit-words.ts'

export const meta = titled(() => auditTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'read_audit')
  const { reports } = args.context.services
  const filters = readFilters(AuditFilters, args.request.url)
  const [page, choices] = await Promise.all([reports.audit(filters, ROWS_A_PAGE), reports.auditChoices()])
  return { ...page, choices, filters }
}

export default function Audit() {
  const text = useTexts(auditTexts)
  const { rows, next, filters } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const { actor, action, object, from, to } = filters
  const isFiltered = [actor, action, object, from, to].some(Boolean)
  return (
    <>
      <PageHead
        title={text.title}
        action={
          <a
            className={buttonClass({ size: 'sm' })}
            href={`/dashboard/admin/audit.csv?${params}`}
            download
            onClick={saveLinked}
          >
            <MoreIcon name="download" size="sm" />
            {text.export}
          </a>
        }
      >
        {text.lead}
      </PageHead>
      <Filters filters={filters} />
      <AdminTable
        usual={{ key: 'date', direction: 'descending' }}
        caption={text.list}
        columns={columns()}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title={isFiltered ? text.none : text.noneYet} />}
      />
      <CursorPages next={next === null ? null : String(next)} />
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

function Filters({ filters }: { filters: AuditFilters }) {
  const text = useTexts(auditTexts)
  const { choices } = useLoaderData<typeof loader>()
  const form = useRef<HTMLFormElement>(null)
  const { after: _, sort, ...values } = filters
  useAddressInForm(form, values)
  return (
    <Form
      ref={form}
      className="my-5 grid items-end gap-2.5 sm:grid-cols-2 lg:grid-cols-[repeat(5,minmax(0,1fr))_auto]"
      role="search"
      aria-label={text.filters}
    >
      <SelectField
        small
        name="actor"
        label={text.actor.label}
        defaultValue={filters.actor ?? ''}
        options={[
          { value: '', label: text.actor.all },
          ...choices.actors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        small
        name="action"
        label={text.action.label}
        defaultValue={filters.action ?? ''}
        options={[
          { value: '', label: text.action.all },
          ...choices.actions.map((value) => ({ value, label: inNoticeWords(value) })),
        ]}
      />
      <InputField
        small
        name="object"
        label={text.object}
        placeholder={text.objectHint}
        defaultValue={filters.object ?? ''}
      />
      <InputField small name="from" type="date" label={text.from} defaultValue={filters.from ?? ''} />
      <InputField small name="to" type="date" label={text.to} defaultValue={filters.to ?? ''} />
      {sort ? <input type="hidden" name="sort" value={sort} /> : null}
      <span className="flex gap-2.5">
        <Button type="submit" size="sm">
          {text.apply}
        </Button>
        {Object.values(values).some(Boolean) ? (
          <ButtonLink to="?" size="sm" variant="quiet">
            {text.clear}
          </ButtonLink>
        ) : null}
      </span>
    </Form>
  )
}

const columns = (): readonly Column<AuditRow>[] => {
  const auditText = auditTexts[currentLanguage()]
  return [
    {
      key: 'date',
      header: auditText.columns.when,
      sortable: true,
      firstSort: 'descending',
      className: 'num text-muted',
      cell: ({ at }) => <LocalDateTime at={at} />,
    },
    { key: 'who', header: auditText.columns.who, cell: ({ actor }) => actor },
    {
      key: 'what',
      header: auditText.columns.what,
      lead: true,
      cell: ({ action }) => <b>{inNoticeWords(action)}</b>,
    },
    {
      key: 'object',
      header: auditText.columns.object,
      cell: ({ object }) => (
        <Link className="block max-w-50 truncate text-14 max-md:ml-auto" to={`?object=${object}`} title={object}>
          {object}
        </Link>
      ),
    },
    {
      key: 'detail',
      header: auditText.columns.detail,
      cell: ({ detail }) => <Detail detail={detail} />,
    },
  ]
}

function Detail({ detail }: { detail: string | null }) {
  if (detail === null) return null
  return (
    <span className="block max-w-[46ch] text-14 wrap-anywhere max-md:clear-left max-md:text-left">
      {detailLines(detail).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  )
}
