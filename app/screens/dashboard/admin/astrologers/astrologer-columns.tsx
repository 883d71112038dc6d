import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { formatDollars, formatRupees } from '#app/screens/dashboard/admin/admin-format.ts'
import { RowMenu } from '#app/screens/dashboard/admin/row-menu.tsx'
import { Avatar, type Photo } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Switch } from '#app/ui/form/switch.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { MailAddress } from '#app/ui/mail-address.tsx'
import { formatNational } from '#app/ui/phone-number.ts'
import type { Column } from '#app/ui/table/table.tsx'
import type { AdminAstrologer } from '#workers/contract/admin/admin-astrologers.ts'
import { astrologersTexts } from './astrologers-text.ts'
import type { useAstrologerChanges } from './use-astrologer-changes.ts'

const TONES = { online: 'ok', busy: 'warn', offline: 'neutral' } as const

type Acts = ReturnType<typeof useAstrologerChanges> & {
  photo(path: string | null): Photo | null
  open(astrologer: AdminAstrologer, what: 'view' | 'edit' | 'verify' | 'delete'): void
}

export function astrologerColumns({ photo, open, approve, enableChat, chatOf, busy }: Acts): Column<AdminAstrologer>[] {
  const text = astrologersTexts[currentLanguage()]
  const { columns } = text
  return [
    {
      key: 'avatar',
      header: columns.avatar,
      hideMedium: true,
      hideSmall: true,
      cell: (row) => <Avatar name={row.full_name} photo={photo(row.profile_photo)} size="sm" />,
    },
    {
      key: 'name',
      header: columns.name,
      lead: true,
      sortable: true,
      cell: (row) => (
        <>
          <b className="block font-semibold wrap-anywhere md:max-w-44 md:min-w-24">{row.full_name}</b>
          <span className="block text-small wrap-anywhere text-muted md:max-w-44">{row.specializations[0]}</span>
        </>
      ),
    },
    {
      key: 'contact',
      header: columns.contact,
      hideMedium: true,
      cell: (row) => (
        <span className="text-14">
          <span className="block max-w-40 truncate max-md:ml-auto" title={row.email}>
            <MailAddress address={row.email} />
          </span>
          <span className="block num whitespace-nowrap text-muted">{formatNational(row.phone)}</span>
        </span>
      ),
    },
    {
      key: 'experience',
      header: columns.experience,
      hideMedium: true,
      align: 'right',
      sortable: true,
      cell: (row) => text.years(row.experience_years),
    },
    { key: 'pricing', header: columns.pricing, cell: (row) => <Pricing row={row} /> },
    {
      key: 'status',
      header: columns.status,
      cell: (row) =>
        row.is_active ? (
          <Chip tone={TONES[row.status]}>{text.filters.status[row.status]}</Chip>
        ) : (
          <Chip tone="danger">{text.inactive}</Chip>
        ),
    },
    {
      key: 'approval',
      header: columns.approval,
      cell: ({ is_approved: approved }) => (
        <Chip tone={approved ? 'ok' : 'warn'} plain>
          {approved ? text.approved : text.filters.approval.pending}
        </Chip>
      ),
    },
    {
      key: 'chat',
      header: columns.chat,
      cell: (row) => (
        <Switch
          hideLabel
          label={text.chatOf(row.full_name)}
          checked={chatOf(row)}
          disabled={busy === row.id}
          onChange={(on) => void enableChat(row, on)}
        />
      ),
    },
    {
      key: 'rating',
      header: columns.rating,
      hideMedium: true,
      sortable: true,
      firstSort: 'descending',
      className: 'whitespace-nowrap',
      cell: ({ average_rating: rating, rating_count: count }) =>
        rating === null ? (
          <span className="text-muted">{text.unrated}</span>
        ) : (
          <span className="num">
            <b>{rating.toFixed(1)}</b> <span className="text-muted">({count})</span>
          </span>
        ),
    },
    {
      key: 'actions',
      header: columns.actions,
      cell: (row) => (
        <span className="flex justify-end gap-1.5 md:justify-start">
          <Button size="sm" iconOnly aria-label={text.view(row.full_name)} onClick={() => open(row, 'view')}>
            <MoreIcon name="eye" size="sm" />
          </Button>
          <RowMenu
            label={text.actionsOf(row.full_name)}
            disabled={busy === row.id}
            acts={[
              { label: text.edit, onClick: () => open(row, 'edit') },
              {
                label: row.is_approved ? text.disapprove : text.approve,
                onClick: () => approve(row, !row.is_approved),
              },
              { label: text.verify, onClick: () => open(row, 'verify') },
              { label: text.deletion.delete, danger: true, onClick: () => open(row, 'delete') },
            ]}
          />
        </span>
      ),
    },
  ]
}

function Pricing({ row }: { row: AdminAstrologer }) {
  const text = useTexts(astrologersTexts)
  return (
    <span className="num text-14">
      <span className="block whitespace-nowrap">
        {text.call} {formatDollars(row.price_per_min_call)}{' '}
        <span className="text-muted">/ {formatRupees(row.payout_per_min_call)}</span>
      </span>
      <span className="block whitespace-nowrap">
        {text.chatPrice} {formatDollars(row.price_per_min_chat)}{' '}
        <span className="text-muted">/ {formatRupees(row.payout_per_min_chat)}</span>
      </span>
    </span>
  )
}
