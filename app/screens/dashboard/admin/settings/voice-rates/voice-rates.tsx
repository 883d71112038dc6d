// Call rates by country and device, each with a start date; rates can be added but not changed.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { LocalDateTime } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { ANY_COUNTRY } from '#workers/contract/limits.ts'
import { AddRate } from './add-rate.tsx'
import { formatMicros, pairName, pairsOf, type RatePair, utcDay } from './voice-rate-pairs.ts'
import { rateColumns } from './voice-rates-columns.tsx'
import { voiceRatesTexts } from './voice-rates-text.ts'

export const meta = titled(() => voiceRatesTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'change_settings')
  const { calls, clock } = args.context.services
  const { rates, countries, version } = await calls.readRates()
  const at = clock.now()
  // Named on the server, because the browser may have other country names.
  return { pairs: pairsOf({ rates, countries, at }), version, today: utcDay(at) }
}

const USUAL = { country: ANY_COUNTRY, device: 'phone' } as const

export default function VoiceRates() {
  const text = useTexts(voiceRatesTexts)
  const { pairs, version, today } = useLoaderData<typeof loader>()
  const [adding, setAdding] = useState<Pick<RatePair, 'country' | 'device'> | null>(null)
  const [shown, setShown] = useState<RatePair | null>(null)
  return (
    <>
      <Breadcrumb to="/dashboard/admin/settings" label={text.settings}>
        {text.title}
      </Breadcrumb>
      <PageHead
        title={text.title}
        action={
          <Button variant="primary" size="sm" onClick={() => setAdding(USUAL)}>
            {text.add}
          </Button>
        }
      >
        {text.lead}
      </PageHead>
      <AdminTable
        className="mt-5"
        caption={text.list}
        columns={rateColumns({ add: setAdding, show: setShown })}
        rows={pairs}
        rowKey={pairName}
      />
      {adding ? (
        <AddRate of={adding} pairs={pairs} version={version} today={today} onClose={() => setAdding(null)} />
      ) : null}
      {shown ? <RateHistory pair={shown} onClose={() => setShown(null)} /> : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'

// All rates of one country and device, the newest first.
function RateHistory({ pair, onClose }: { pair: RatePair; onClose(): void }) {
  const text = useTexts(voiceRatesTexts)
  const stateOf = (rate: RatePair['all'][number]) =>
    rate === pair.now ? 'now' : pair.planned.includes(rate) ? 'planned' : 'past'
  return (
    <Dialog open width={520} onClose={onClose} title={text.history(pairName(pair))} description={text.historyLead}>
      <ul className="divide-y divide-line">
        {pair.all.map((rate) => {
          const state = stateOf(rate)
          return (
            <li key={rate.since} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
              <span className="num">
                <b className="font-semibold">{formatCount(rate.micro_usd_per_min)}</b>{' '}
                <span className="text-small text-muted">{formatMicros(rate.micro_usd_per_min)}</span>
              </span>
              <span className="flex flex-wrap items-baseline justify-end gap-x-3 gap-y-1">
                <LocalDateTime at={rate.since} className="num text-small text-muted" />
                <Chip tone={state === 'now' ? 'ok' : state === 'planned' ? 'warn' : 'neutral'}>
                  {text.states[state]}
                </Chip>
              </span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
