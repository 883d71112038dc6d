// A new rate for a country and device, effective now or from a later day.

import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { listTexts } from '#app/screens/dashboard/admin/list-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { VoiceRate } from '#workers/contract/admin/voice-rates.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { formatMicros, type RatePair } from './voice-rate-pairs.ts'
import { voiceRatesTexts } from './voice-rates-text.ts'

const FORM = 'add-rate'

type Props = {
  /** The initial country and device. */
  of: Pick<RatePair, 'country' | 'device'>
  pairs: readonly RatePair[]
  version: number
  /** The day in UTC. */
  today: string
  onClose(): void
}

export function AddRate({ of, pairs, version, today, onClose }: Props) {
  const text = useTexts(voiceRatesTexts)
  const listText = useTexts(listTexts)
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState({ country: of.country, device: of.device, cost: '' })
  const form = useForm({
    initial: { country: of.country, device: of.device as string, micro_usd_per_min: '', from: today },
    toBody: ({ micro_usd_per_min: cost, ...values }) => ({ ...values, micro_usd_per_min: wholeOf(cost), version }),
    schema: async () => (await import('#workers/contract/admin/voice-rates.ts')).NewVoiceRate,
    async send(body) {
      try {
        await api.call(routes.addVoiceRate, { body })
      } catch (error) {
        // Reloaded so that the next try includes the other admin's rates.
        if (error instanceof ApiError && error.status === 409) revalidate()
        throw error
      }
      toast.success(text.saved, { duration: ADMIN_TOAST })
      onClose()
      revalidate()
    },
  })
  const countries = [...new Map(pairs.map(({ country, name }) => [country, name]))]
  const holds = pairs.find(({ country, device }) => country === typed.country && device === typed.device)?.now
  const cost = wholeOf(typed.cost)
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={text.add}
      description={text.addLead}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {listText.cancel}
          </Button>
          <Button type="submit" needsScript form={FORM} variant="primary" loading={form.busy}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <SelectField
            {...form.bind('country')}
            label={text.country}
            options={countries.map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => setTyped((before) => ({ ...before, country: target.value }))}
          />
          <SelectField
            {...form.bind('device')}
            label={text.leg}
            options={Object.entries(text.devices).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) =>
              setTyped((before) => ({ ...before, device: target.value as VoiceRate['device'] }))
            }
          />
        </div>
        <div>
          <InputField
            {...form.bind('micro_usd_per_min')}
            label={text.cost}
            hint={text.costHint}
            inputMode="numeric"
            inputClassName="num"
            autoComplete="off"
            onInput={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, cost: value }))}
          />
          <p className="mt-1.5 min-h-5 num text-small text-muted" aria-live="polite">
            {Number.isInteger(cost) ? `${text.dollars(formatMicros(cost))}. ` : ''}
            {holds ? text.nowHolds(formatMicros(holds.micro_usd_per_min)) : ''}
          </p>
        </div>
        <InputField {...form.bind('from')} type="date" min={today} label={text.day} hint={text.dayHint} />
      </form>
    </Dialog>
  )
}

/** "51800" and "51,800" → 51800; NaN for anything else. */
function wholeOf(typed: string): number {
  const text = typed.trim()
  return /^\d+$|^\d{1,3}(,\d{3})+$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
}
