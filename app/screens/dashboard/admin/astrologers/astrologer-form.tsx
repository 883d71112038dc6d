// The form with which an admin edits an astrologer. The dialog cannot be closed while it is saved.

import { useRevalidator } from '@remix-run/react'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { accountTexts } from '#app/screens/account-forms/account-text.ts'
import { typedNumber } from '#app/screens/astrologer-register/astrologer-body.ts'
import { splitTags } from '#app/screens/astrologer-register/split-tags.ts'
import { TagField } from '#app/screens/astrologer-register/tag-field.tsx'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { ConfirmDialog, Dialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { AdminAstrologer } from '#workers/contract/admin/admin-astrologers.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { astrologersTexts } from './astrologers-text.ts'

const FORM = 'edit-astrologer'

type Props = { astrologer: AdminAstrologer; onClose(): void }
/** The lowest prices, in dollars per minute. */
type Floors = { chat: number; call: number }

export function AstrologerForm({ astrologer, floors, onClose }: Props & { floors: Floors }) {
  const text = useTexts(astrologersTexts).form
  const astrologersText = useTexts(astrologersTexts)
  const { fields, astrologer: practice } = useTexts(accountTexts)
  const form = useAstrologerForm({ astrologer, onClose })
  const [asked, setAsked] = useState(false)
  const close = () => (form.isUnsaved() ? setAsked(true) : onClose())
  return (
    <Dialog
      open
      width={720}
      busy={form.busy}
      onClose={close}
      title={text.title}
      description={astrologer.full_name}
      footer={
        <>
          <Button onClick={close} disabled={form.busy}>
            {text.cancel}
          </Button>
          <Button type="submit" needsScript form={FORM} variant="primary" loading={form.busy}>
            {text.save}
          </Button>
        </>
      }
    >
      <form ref={form.rememberOpened} id={FORM} onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <InputField {...form.bind('full_name')} label={fields.full_name} />
          <InputField {...form.bind('email')} label={fields.email} type="email" />
          <InputField {...form.bind('phone')} label={fields.phone} type="tel" />
          <InputField {...form.bind('experience_years')} label={practice.experience} inputMode="numeric" />
        </div>
        <TagField
          {...form.bind('specializations')}
          label={practice.specializations}
          hint={practice.specializationsHint}
        />
        <TagField {...form.bind('languages')} label={practice.languages} hint={practice.languagesHint} />
        <TextareaField {...form.bind('bio')} label={practice.bio} rows={4} />
        <div className="grid gap-4 sm:grid-cols-2">
          <InputField
            {...form.bind('price_per_min_chat')}
            label={practice.chat}
            hint={text.floor(floors.chat)}
            inputMode="decimal"
          />
          <InputField {...form.bind('payout_per_min_chat')} label={text.payoutChat} inputMode="decimal" />
          <InputField
            {...form.bind('price_per_min_call')}
            label={practice.call}
            hint={text.floor(floors.call)}
            inputMode="decimal"
          />
          <InputField {...form.bind('payout_per_min_call')} label={text.payoutCall} inputMode="decimal" />
          <SelectField
            {...form.bind('status')}
            label={text.status}
            options={[
              { value: '', label: text.keep },
              { value: 'online', label: astrologersText.filters.status.online },
              { value: 'offline', label: astrologersText.filters.status.offline },
              { value: 'busy', label: text.busy },
            ]}
          />
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Checkbox name="is_active" label={text.active} defaultChecked={astrologer.is_active} />
          <Checkbox name="is_approved" label={text.approved} defaultChecked={astrologer.is_approved} />
          <Checkbox name="chat_enabled" label={text.chat} defaultChecked={astrologer.chat_enabled} />
        </div>
      </form>
      <ConfirmDialog
        open={asked}
        title={text.discardAsk}
        confirmLabel={text.discard}
        cancelLabel={text.goOn}
        onClose={() => setAsked(false)}
        onConfirm={onClose}
      >
        <p>{text.discardText}</p>
      </ConfirmDialog>
    </Dialog>
  )
}

const TICKS = ['is_active', 'is_approved', 'chat_enabled'] as const

function valuesOf(astrologer: AdminAstrologer) {
  return {
    full_name: astrologer.full_name,
    email: astrologer.email,
    phone: astrologer.phone,
    bio: astrologer.bio,
    status: '',
    experience_years: String(astrologer.experience_years),
    specializations: astrologer.specializations.join(','),
    languages: astrologer.languages.join(','),
    price_per_min_chat: astrologer.price_per_min_chat.toFixed(2),
    payout_per_min_chat: astrologer.payout_per_min_chat.toFixed(2),
    price_per_min_call: astrologer.price_per_min_call.toFixed(2),
    payout_per_min_call: astrologer.payout_per_min_call.toFixed(2),
    ...Object.fromEntries(TICKS.map((name) => [name, astrologer[name] ? 'on' : ''])),
  } as Record<
    | ('full_name' | 'email' | 'phone' | 'bio' | 'status' | 'experience_years' | 'specializations' | 'languages')
    | ('price_per_min_chat' | 'payout_per_min_chat' | 'price_per_min_call' | 'payout_per_min_call')
    | (typeof TICKS)[number],
    string
  >
}

type Values = ReturnType<typeof valuesOf>

/** Only changed fields are sent, because another admin may have changed others. */
function patchOf(values: Values, before: Values): Record<string, unknown> {
  const parsed: Record<string, unknown> = {
    ...values,
    specializations: splitTags(values.specializations),
    languages: splitTags(values.languages),
    ...Object.fromEntries(TICKS.map((name) => [name, values[name] === 'on'])),
  }
  // An empty field is an error, not an omission.
  for (const name of Object.keys(values).filter((each) => /_(years|min_chat|min_call)$/.test(each)))
    parsed[name] = typedNumber(values[name as keyof Values]) ?? null
  return Object.fromEntries(
    Object.entries(parsed).filter(([name]) => values[name as keyof Values] !== before[name as keyof Values]),
  )
}

function useAstrologerForm({ astrologer, onClose }: Props) {
  const astrologersText = useTexts(astrologersTexts)
  const { revalidate } = useRevalidator()
  const initial = valuesOf(astrologer)
  const form = useForm({
    initial,
    toBody: (values: Values) => ({ ...patchOf(values, initial), version: astrologer.version }),
    schema: async () => (await import('#workers/contract/admin/admin-astrologers.ts')).AstrologerPatch,
    async send(body) {
      try {
        // This screen has one sentence for every failure.
        await api.call(routes.changeAstrologer, { params: { id: astrologer.id }, body, own: 'all' })
      } catch (error) {
        // Invalid values are shown at their fields, and a conflict above the form.
        if (!(error instanceof ApiError) || [409, 422].includes(error.status)) throw error
        toastFailure(astrologersText.failed.save, error)
        // The toast has shown the error, so that the form does not repeat it.
        throw new ApiError(error.status, null, { toasted: true })
      }
      toast.success(astrologersText.done.saved(isolatedName(body.full_name ?? astrologer.full_name)), {
        duration: ADMIN_TOAST,
      })
      revalidate()
      onClose()
    },
  })

  // Compared with the fields, because they may format a stored value differently.
  const opened = useRef<{ element: HTMLFormElement; values: string } | null>(null)
  const rememberOpened = useCallback((element: HTMLFormElement | null) => {
    if (element) opened.current ??= { element, values: typedIn(element) }
  }, [])
  const isUnsaved = () => opened.current !== null && typedIn(opened.current.element) !== opened.current.values

  return { ...form, rememberOpened, isUnsaved }
}

function typedIn(form: HTMLFormElement): string {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()
}
