// The platform's settings.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { LocalDate } from '#app/format/local-time.tsx'
import { currentLanguage } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { ZoneField } from '#app/screens/dashboard/time-zone/zone-field.tsx'
import { guard } from '#app/shell/guard.ts'
import { LeaveGuard } from '#app/shell/leave-guard.tsx'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { Link } from '#app/ui/link.tsx'
import { FreeMinutesCard } from './free-minutes-card.tsx'
import { KeptMonthsCard } from './kept-months-card.tsx'
import { LegalFactsCard } from './legal-facts-card.tsx'
import { settingsTexts } from './settings-text.ts'
import { SETTINGS_FORM, useSettingsForm } from './use-settings-form.ts'
import { voiceRatesTexts } from './voice-rates/voice-rates-text.ts'

export const meta = titled(() => settingsTexts[currentLanguage()].title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'change_settings')
  const { services } = args.context
  const [settings, { freeMinutes }, renderedPages] = await Promise.all([
    ...([services.platformSettings(), services.currentSettings()] as const),
    services.contentFiles.countOutdated(),
  ])
  return { settings, freeMinutes, renderedPages }
}

export default function Settings() {
  const text = useTexts(settingsTexts)
  const voiceRatesText = useTexts(voiceRatesTexts)
  const { settings, freeMinutes, renderedPages } = useLoaderData<typeof loader>()
  const form = useSettingsForm(settings)
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <LeaveGuard isUnsaved={form.isUnsaved} />
      {renderedPages > 0 ? <Callout className="mb-5 max-w-180">{text.renderedPages(renderedPages)}</Callout> : null}
      <form id={SETTINGS_FORM} key={form.turn} onSubmit={form.onSubmit} noValidate className="max-w-180 space-y-5">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <Card title={text.platform} pad>
          <div className="space-y-4">
            <InputField {...form.bind('platform_name')} label={text.name} hint={text.nameHint} />
            <InputField {...form.bind('platform_name_hi')} label={text.nameHi} hint={text.nameHiHint} lang="hi" />
            <InputField {...form.bind('support_email')} label={text.email} hint={text.emailHint} type="email" />
            <ZoneField
              name="timezone"
              zone={form.bind('timezone').defaultValue}
              error={form.bind('timezone').error}
              label={text.zone}
              hint={text.zoneHint}
            />
            <TextareaField {...form.bind('social_links')} label={text.social} hint={text.socialHint} rows={3} />
          </div>
        </Card>
        <LegalFactsCard bind={form.bind} />
        <Card title={text.money} pad>
          <InputField
            {...form.bind('usd_inr_rate')}
            label={text.rate}
            hint={text.rateHint}
            inputMode="decimal"
            inputClassName="num"
          />
          {settings.usd_inr_rate_set_at > 0 ? (
            <p className="mt-2 num text-small text-muted">
              {text.rateSet} <LocalDate at={settings.usd_inr_rate_set_at} />
            </p>
          ) : null}
          <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
            <InputField
              {...form.bind('price_floor_chat_usd')}
              label={text.floorChat}
              hint={text.floorHint}
              inputMode="decimal"
              inputClassName="num"
            />
            <InputField
              {...form.bind('price_floor_call_usd')}
              label={text.floorCall}
              hint={text.floorHint}
              inputMode="decimal"
              inputClassName="num"
            />
          </div>
        </Card>
        <KeptMonthsCard bind={form.bind} />
        <Card title={text.calls} pad>
          <div className="space-y-4">
            <InputField {...form.bind('default_phone_number')} label={text.number} hint={text.numberHint} type="tel" />
            <InputField
              {...form.bind('voice_day_ceiling_usd')}
              label={text.ceiling}
              hint={text.ceilingHint}
              inputMode="decimal"
              inputClassName="num"
            />
            <TextareaField
              {...form.bind('stun_urls')}
              label={text.stun}
              hint={text.stunHint}
              rows={2}
              inputClassName="num"
            />
            <p className="text-small">
              <Link className="inline-block py-0.5" to="/dashboard/admin/settings/voice-rates">
                {voiceRatesText.open}
              </Link>
            </p>
          </div>
        </Card>
        <Button type="submit" needsScript variant="primary" loading={form.busy}>
          {text.save}
        </Button>
      </form>
      <div className="max-w-180">
        <FreeMinutesCard minutes={freeMinutes} />
      </div>
    </>
  )
}

export { AdminErrors as ErrorBoundary } from '#app/screens/dashboard/admin/admin-errors.tsx'
