// All rates of one country and device, the newest first.

import { LocalDateTime } from '#app/format/local-time.tsx'
import { useTexts } from '#app/language/texts.ts'
import { formatCount } from '#app/screens/dashboard/admin/admin-format.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { formatMicros, pairName, type RatePair } from './voice-rate-pairs.ts'
import { voiceRatesTexts } from './voice-rates-text.ts'

export function RateHistory({ pair, onClose }: { pair: RatePair; onClose(): void }) {
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
