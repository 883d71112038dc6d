// Screen of call rates: cost by country and device, each from a day on; new ones are added, none is changed.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { AdminTable } from '#app/screens/dashboard/admin/admin-table.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/card.tsx'
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx'
import { ANY_COUNTRY } from '#workers/contract/limits.ts'
import { AddRate } from './add-rate.tsx'
import { RateHistory } from './rate-history.tsx'
import { pairName, pairsOf, type RatePair, utcDay } from './voice-rate-pairs.ts'
import { rateColumns } from './voice-rates-columns.tsx'
import { voiceRatesTexts } from './voice-rates-text.ts'

export const meta = titled(() => voiceRatesTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'change_settings')
  const { calls, clock } = args.context.services
  const { rates, countries, version } = await calls.readRates()
  const at = clock.now()
  // Named here: the server and a browser may know a country by different names.
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
      {adding ? <AddRate {...{ of: adding, pairs, version, today }} onClose={() => setAdding(null)} /> : null}
      {shown ? <RateHistory pair={shown} onClose={() => setShown(null)} /> : null}
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'
