// The platform's settings.

import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, useLoaderData, useRevalidator } from '@remix-run/react'
import { useRef } from 'react'
import { ApiError } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { typedNumber } from '#app/screens/account/astrologer-body.ts'
import { useForm } from '#app/screens/account/use-form.ts'
import { LocalDate } from '#app/screens/consultations/local-time.tsx'
import { guard } from '#app/shell/guard.ts'
import { titled } from '#app/shell/page-title.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Card, PageHead } from '#app/ui/card.tsx'
import { InputField } from '#app/ui/input-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextareaField } from '#app/ui/textarea-field.tsx'
import { toast } from '#app/ui/toasts.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import type { SettingsAnswer } from '#workers/contract/settings.ts'
import { zoneToday } from '#workers/contract/wall-clock.ts'
import { FreeMinutesCard } from './free-minutes-card.tsx'
import { settingsText as text } from './settings-text.ts'
import { voiceRatesText } from './voice-rates-text.ts'

const FORM = 'settings'

export const meta = titled(text.title)

export async function loader(args: LoaderFunctionArgs) {
  guard(args, 'change_settings')
  const { services } = args.context
  const [settings, { freeMinutes }] = await Promise.all([services.platformSettings(), services.currentSettings()])
  return { settings, freeMinutes }
}

export default function Settings() {
  const { settings, freeMinutes } = useLoaderData<typeof loader>()
  const form = useSettingsForm(settings)
  const zones = useZones(settings.timezone)
  return (
    <>
      <PageHead title={text.title}>{text.lead}</PageHead>
      <form id={FORM} key={form.turn} onSubmit={form.onSubmit} noValidate className="max-w-180 space-y-5">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <Card title={text.platform} pad>
          <div className="space-y-4">
            <InputField {...form.bind('platform_name')} label={text.name} hint={text.nameHint} />
            <InputField {...form.bind('support_email')} label={text.email} hint={text.emailHint} type="email" />
            <SelectField
              {...form.bind('timezone')}
              // The browser's list comes after hydration.
              key={zones.length}
              label={text.zone}
              hint={text.zoneHint}
              options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            />
            <TextareaField {...form.bind('social_links')} label={text.social} hint={text.socialHint} rows={3} />
          </div>
        </Card>
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
        </Card>
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
            <p className="text-small">
              <Link className="inline-block py-0.5" to="/dashboard/admin/settings/voice-rates">
                {voiceRatesText.open}
              </Link>
            </p>
          </div>
        </Card>
        <Button type="submit" variant="primary" loading={form.busy}>
          {text.save}
        </Button>
      </form>
      <div className="max-w-180">
        <FreeMinutesCard minutes={freeMinutes} />
      </div>
    </>
  )
}

/** Four hundred options would make the page's HTML heavy. */
function useZones(current: string): string[] {
  const all = useHydrated() ? Intl.supportedValuesOf('timeZone').map(zoneToday).sort() : []
  return all.includes(current) ? all : [current, ...all]
}

function valuesOf(settings: SettingsAnswer) {
  return {
    ...{ platform_name: settings.platform_name, support_email: settings.support_email, timezone: settings.timezone },
    default_phone_number: settings.default_phone_number,
    usd_inr_rate: settings.usd_inr_rate.toFixed(2),
    voice_day_ceiling_usd: settings.voice_day_ceiling_usd.toFixed(2),
    social_links: settings.social_links.map(({ name, url }) => `${name} ${url}`).join('\n'),
  }
}

type Values = ReturnType<typeof valuesOf>

/** Only what differs is sent: another admin may have changed the rest meanwhile. */
function changeOf(values: Values, before: Values): Record<string, unknown> {
  const parsed = {
    ...values,
    usd_inr_rate: typedNumber(values.usd_inr_rate) ?? null,
    voice_day_ceiling_usd: typedNumber(values.voice_day_ceiling_usd) ?? null,
    social_links: values.social_links.split('\n').flatMap((line) => linkOf(line.trim())),
  }
  return Object.fromEntries(
    Object.entries(parsed).filter(([name]) => values[name as keyof Values] !== before[name as keyof Values]),
  )
}

/** "Our page https://…" → its name and address. */
function linkOf(line: string): { name: string; url: string }[] {
  if (line === '') return []
  const at = line.lastIndexOf(' ')
  return [{ name: line.slice(0, Math.max(0, at)), url: line.slice(at + 1) }]
}

/**
 * Compares with the settings that the form began with, or last saw: what others changed meanwhile is not sent back. When
 * they were first, their values come into the fields that were not touched here.
 */
function useSettingsForm(settings: SettingsAnswer) {
  const { revalidate } = useRevalidator()
  const base = useRef(settings)
  const form = useForm({
    initial: valuesOf(settings),
    toBody: (values: Values) => changeOf(values, valuesOf(base.current)),
    schema: async () => (await import('#workers/contract/settings.ts')).SettingsUpdate,
    async send(body) {
      try {
        base.current = await api.call(routes.changeSettings, { body: { ...body, version: base.current.version } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await takeNewer()
        throw error
      }
      toast.success(text.saved, { duration: ADMIN_TOAST })
      revalidate()
    },
  })

  async function takeNewer(): Promise<void> {
    const [newer] = await api.call(routes.readSettings, {})
    const element = document.getElementById(FORM)
    if (!newer || !(element instanceof HTMLFormElement)) return
    const [typed, before, stored] = [form.read(element), valuesOf(base.current), valuesOf(newer)]
    const names = Object.keys(stored) as (keyof Values)[]
    base.current = newer
    form.restore(
      Object.fromEntries(
        names.map((name) => [name, typed[name] === before[name] ? stored[name] : typed[name]]),
      ) as Values,
    )
  }

  return form
}

export { AdminErrors as ErrorBoundary } from './admin-errors.tsx'
