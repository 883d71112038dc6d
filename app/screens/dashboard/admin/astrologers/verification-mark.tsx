import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { verificationTexts } from '#app/screens/astrologer/verification-text.ts'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { chipClass } from '#app/ui/chip.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { VerificationName } from '#workers/contract/admin/verifications.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { astrologersTexts } from './astrologers-text.ts'

type Props = { id: string; what: VerificationName; checkedOn: string | null; today: string }

export function VerificationMark({ id, what, checkedOn, today }: Props) {
  const text = useTexts(astrologersTexts).verification
  const verificationText = useTexts(verificationTexts)
  const name = verificationText.checked[what]
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <b className="font-semibold">{text.names[what]}</b>
        {checkedOn ? (
          <span className={chipClass('ok', { plain: true })}>
            <Icon name="circle-check" className="size-3.5" />
            {text.marked(verificationText.on(checkedOn))}
          </span>
        ) : null}
      </span>
      <p className="text-small text-muted">{text.shown(name, verificationText.means[what])}</p>
      {checkedOn ? <TakeBack id={id} what={what} /> : <MarkForm id={id} what={what} today={today} />}
    </li>
  )
}

function MarkForm({ id, what, today }: Omit<Props, 'checkedOn'>) {
  const text = useTexts(astrologersTexts).verification
  const { revalidate } = useRevalidator()
  const form = useForm({
    initial: { checked_on: today },
    toBody: ({ checked_on }) => ({ checked_on }),
    schema: async () => (await import('#workers/contract/admin/verifications.ts')).VerificationRequest,
    async send(body) {
      await api.call(routes.verifyAstrologer, { params: { id, what }, body })
      toast.success(text.set(text.names[what]), { duration: ADMIN_TOAST })
      revalidate()
    },
  })
  return (
    <form onSubmit={form.onSubmit} noValidate className="mt-2.5">
      {form.problem ? (
        <Callout tone="danger" className="mb-2.5">
          {form.problem}
        </Callout>
      ) : null}
      <span className="flex flex-wrap items-end gap-2.5">
        <InputField
          {...form.bind('checked_on')}
          type="date"
          max={today}
          small
          className="max-sm:w-full sm:w-45"
          label={text.dayShort}
          aria-label={text.day(text.names[what])}
        />
        <Button
          type="submit"
          needsScript
          size="sm"
          className="max-sm:w-full"
          loading={form.busy}
          aria-label={text.mark(text.names[what])}
        >
          {text.markShort}
        </Button>
      </span>
    </form>
  )
}

function TakeBack({ id, what }: Pick<Props, 'id' | 'what'>) {
  const text = useTexts(astrologersTexts).verification
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function takeBack(): Promise<void> {
    setBusy(true)
    try {
      await api.call(routes.takeVerificationBack, { params: { id, what } })
      toast.success(text.taken(text.names[what]), { duration: ADMIN_TOAST })
    } catch (error) {
      toastFailure(text.failed, error)
    }
    setBusy(false)
    revalidate()
  }

  return (
    <Button
      size="sm"
      variant="danger-quiet"
      className="mt-2.5"
      loading={busy}
      aria-label={text.takeBack(text.names[what])}
      onClick={() => void takeBack()}
    >
      {text.takeBackShort}
    </Button>
  )
}
