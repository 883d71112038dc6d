// The form of the platform's settings. It sends changed fields only, and adopts the changes of other admins in the
// others.

import { useRevalidator } from '@remix-run/react'
import { useRef } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { typedNumber } from '#app/screens/astrologer-register/astrologer-body.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { SettingsAnswer } from '#workers/contract/admin/settings.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { OPERATOR_FACTS, type Operator } from '#workers/contract/content/operator.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { settingsTexts } from './settings-text.ts'

export const SETTINGS_FORM = 'settings'

function valuesOf(settings: SettingsAnswer) {
  return {
    platform_name: settings.platform_name,
    platform_name_hi: settings.platform_name_hi,
    support_email: settings.support_email,
    timezone: settings.timezone,
    ...operatorOf(settings),
    default_phone_number: settings.default_phone_number,
    usd_inr_rate: settings.usd_inr_rate.toFixed(2),
    voice_day_ceiling_usd: settings.voice_day_ceiling_usd.toFixed(2),
    price_floor_chat_usd: settings.price_floor_chat_usd.toFixed(2),
    price_floor_call_usd: settings.price_floor_call_usd.toFixed(2),
    transcripts_kept_months: String(settings.transcripts_kept_months),
    files_kept_months: String(settings.files_kept_months),
    stun_urls: settings.stun_urls.join('\n'),
    social_links: settings.social_links.map(({ name, url }) => `${name} ${url}`).join('\n'),
  }
}

function operatorOf(settings: SettingsAnswer): Operator {
  return Object.fromEntries(OPERATOR_FACTS.map((fact) => [fact, settings[fact]])) as Operator
}

type Values = ReturnType<typeof valuesOf>

/** Only changed fields are sent, because another admin may have changed others. */
function changeOf(values: Values, before: Values): Record<string, unknown> {
  const parsed = {
    ...values,
    usd_inr_rate: typedNumber(values.usd_inr_rate) ?? null,
    voice_day_ceiling_usd: typedNumber(values.voice_day_ceiling_usd) ?? null,
    price_floor_chat_usd: typedNumber(values.price_floor_chat_usd) ?? null,
    price_floor_call_usd: typedNumber(values.price_floor_call_usd) ?? null,
    transcripts_kept_months: typedNumber(values.transcripts_kept_months) ?? null,
    files_kept_months: typedNumber(values.files_kept_months) ?? null,
    stun_urls: linesOf(values.stun_urls),
    social_links: linesOf(values.social_links).map(linkOf),
  }
  return Object.fromEntries(
    Object.entries(parsed).filter(([name]) => values[name as keyof Values] !== before[name as keyof Values]),
  )
}

/** "Our page https://…" → its name and URL. */
function linkOf(line: string): { name: string; url: string } {
  const at = line.lastIndexOf(' ')
  return { name: line.slice(0, Math.max(0, at)), url: line.slice(at + 1) }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export type SettingsForm = ReturnType<typeof useSettingsForm>

/**
 * Compares with the settings from the page load or the last reload, so that it does not send values that others have
 * changed. Their values replace those of unedited fields.
 */
export function useSettingsForm(settings: SettingsAnswer) {
  const text = useTexts(settingsTexts)
  const { revalidate } = useRevalidator()
  const base = useRef(settings)
  // The server may format a figure differently.
  const saved = useRef('')
  const form = useForm({
    initial: valuesOf(settings),
    toBody: (values: Values) => changeOf(values, valuesOf(base.current)),
    schema: async () => (await import('#workers/contract/admin/settings.ts')).SettingsUpdate,
    async send(body) {
      try {
        base.current = await api.call(routes.changeSettings, { body: { ...body, version: base.current.version } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await takeNewer()
        throw error
      }
      saved.current = typed()
      toast.success(text.saved, { duration: ADMIN_TOAST })
      revalidate()
    },
  })

  async function takeNewer(): Promise<void> {
    const [newer] = await api.call(routes.readSettings, {})
    const element = document.getElementById(SETTINGS_FORM)
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

  function typed(): string {
    const element = document.getElementById(SETTINGS_FORM)
    return element instanceof HTMLFormElement ? JSON.stringify(form.read(element)) : ''
  }

  const isUnsaved = () => ![JSON.stringify(valuesOf(base.current)), saved.current, ''].includes(typed())

  return { ...form, isUnsaved }
}
