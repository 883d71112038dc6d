import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { dayOfTexts } from '#app/screens/astrologer/verification-text.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { Button } from '#app/ui/button.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { ANY_COUNTRY } from '#workers/contract/limits.ts'
import { formatMicros, pairName, type RatePair, utcDay } from './voice-rate-pairs.ts'
import { voiceRatesTexts } from './voice-rates-text.ts'

type Acts = { add(pair: RatePair): void; show(pair: RatePair): void }

export function rateColumns({ add, show }: Acts): Column<RatePair>[] {
  const text = voiceRatesTexts[currentLanguage()]
  const dayOf = dayOfTexts[currentLanguage()]
  const { columns } = text
  return [
    {
      key: 'country',
      header: columns.country,
      lead: true,
      sortBy: ({ name }) => name,
      cell: ({ name, country }) => (
        <>
          <b className="font-semibold">{name}</b>
          {country === ANY_COUNTRY ? null : <span className="ml-2 num text-small text-muted">{country}</span>}
        </>
      ),
    },
    { key: 'leg', header: columns.leg, sortBy: ({ device }) => device, cell: ({ device }) => text.devices[device] },
    {
      key: 'cost',
      header: columns.cost,
      align: 'right',
      sortBy: ({ now }) => now?.micro_usd_per_min ?? 0,
      cell: ({ now }) =>
        now ? <Cost micros={now.micro_usd_per_min} /> : <span className="text-muted">{text.none}</span>,
    },
    {
      key: 'since',
      header: columns.since,
      sortBy: ({ now }) => now?.since ?? 0,
      firstSort: 'descending',
      className: 'num whitespace-nowrap text-muted',
      cell: ({ now }) => (now ? dayOf(utcDay(now.since)) : null),
    },
    {
      key: 'planned',
      header: columns.planned,
      className: 'num whitespace-nowrap',
      cell: ({ planned: [next] }) =>
        next ? (
          <span className="inline-grid justify-items-end md:justify-items-start">
            {formatCount(next.micro_usd_per_min)}
            <span className="text-small text-muted">{text.from(dayOf(utcDay(next.since)))}</span>
          </span>
        ) : null,
    },
    {
      key: 'actions',
      header: <span className="sr-only">{columns.actions}</span>,
      align: 'right',
      cell: (row) => (
        <span className="flex justify-end gap-1.5">
          {row.all.length > 0 ? (
            <Button size="sm" aria-label={text.history(pairName(row))} onClick={() => show(row)}>
              {text.historyShort(row.all.length)}
            </Button>
          ) : null}
          <Button size="sm" aria-label={text.addFor(pairName(row))} onClick={() => add(row)}>
            {text.addShort}
          </Button>
        </span>
      ),
    },
  ]
}

function Cost({ micros }: { micros: number }) {
  const text = useTexts(voiceRatesTexts)
  return (
    <span className="inline-grid justify-items-end">
      <b className="font-semibold">{formatMicros(micros)}</b>
      <span className="text-small text-muted">{text.micros(formatCount(micros))}</span>
    </span>
  )
}
