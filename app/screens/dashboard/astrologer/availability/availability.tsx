import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { PushCard } from '#app/realtime/push/push-card.tsx'
import { SoundCard } from '#app/realtime/ring/sound-card.tsx'
import { astrologerTexts } from '#app/screens/dashboard/astrologer/astrologer-text.ts'
import { StandingNotice } from '#app/screens/dashboard/astrologer/standing-notice.tsx'
import { heldOf } from '#app/shell/astrologers/standing-text.ts'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Card, PageHead } from '#app/ui/card.tsx'
import { AvailabilityPanel } from './availability-panel.tsx'
import { BlockedClients } from './blocked-clients.tsx'
import { BreakCard } from './break-card.tsx'
import { FreeMinutesCard } from './free-minutes-card.tsx'
import { KindSwitches } from './kind-switches.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PhonePrices } from './phone-prices.tsx'
import { WeeklyHours } from './weekly-hours.tsx'

export const meta = titled(() => astrologerTexts[currentLanguage()].availability.title)

export async function loader(args: LoaderFunctionArgs) {
  const viewer = guard(args, 'read_practice')
  const { astrologers, consultations } = args.context.services
  const [status, settings, { results: blocked }, phone] = await Promise.all([
    astrologers.status(viewer),
    astrologers.availability(viewer),
    consultations.blocked(viewer),
    phonePrices(args.context.services, viewer.userId),
  ])
  return {
    id: viewer.userId,
    held: heldOf(viewer),
    ...status,
    settings,
    blocked,
    phone,
    phones: args.context.services.calls.phone,
  }
}

async function phonePrices({ calls, astrologers }: LoaderFunctionArgs['context']['services'], id: string) {
  const number = calls.phone ? await calls.numberOf(id) : null
  if (number === null) return { prices: [], priceCents: null, verified: false }
  const [lowest, shown] = await Promise.all([calls.lowestByCountry(number), astrologers.find(id)])
  // Named on the server, because the browser may have other country names.
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const prices = lowest.map(({ country, cents }) => ({ name: names.of(country) ?? country, cents }))
  return { prices, priceCents: shown && Math.round(shown.price_per_min_call * 100), verified: true }
}

export default function Availability() {
  const text = useTexts(astrologerTexts).availability
  const { held, blocked, ...shown } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} />
      <StandingNotice held={held} />
      {held ? null : <Switches {...shown} />}
      <BlockedClients clients={blocked} />
    </>
  )
}

type Shown = Omit<ReturnType<typeof useLoaderData<typeof loader>>, 'held' | 'blocked'>

function Switches({ id, offline_because, settings, phone, phones }: Shown) {
  const text = useTexts(astrologerTexts).availability
  return (
    <>
      <OfflineNotice because={offline_because} />
      <AvailabilityPanel />
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <KindSwitches settings={settings} phone={{ possible: phones, verified: phone.verified }} />
        <BreakCard backAt={settings.back_at} />
      </div>
      <FreeMinutesCard minutes={settings.free_minutes} />
      <WeeklyHours settings={settings} zone={settings.time_zone ?? 'UTC'} />
      <PushCard account={{ id, role: 'astrologer' }} className="mt-6" />
      <SoundCard className="mt-6" />
      <Card title={text.rules} pad className="mt-6">
        <ul className="grid max-w-[70ch] list-disc gap-2.5 pl-5">
          {text.ruleList.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Card>
      <PhonePrices {...phone} />
    </>
  )
}
