// An action of an admin that requires a reason for the audit log.

import { useRevalidator } from '@remix-run/react'
import { type ReactNode, useId } from 'react'
import type { ZodType } from 'zod'
import { ApiError } from '#app/api/api-client.ts'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { listTexts } from './list-text.ts'

type Body = { reason: string }
type Props = {
  title: string
  description?: string
  reasonLabel: string
  confirmLabel: string
  /** The toast after the action. */
  doneText: string
  schema(): Promise<ZodType<Body, Body>>
  send(body: Body): Promise<unknown>
  onClose(): void
  children: ReactNode
}

export function ReasonDialog({ schema, send, onClose, ...props }: Props) {
  const listText = useTexts(listTexts)
  const { revalidate } = useRevalidator()
  const id = useId()
  const form = useForm({
    initial: { reason: '' },
    toBody: ({ reason }) => ({ reason }),
    schema,
    async send(body) {
      try {
        await send(body)
      } catch (error) {
        // Another admin was first, so the page behind the dialog is reloaded.
        if (error instanceof ApiError && error.status === 409) revalidate()
        throw error
      }
      toast.success(props.doneText, { duration: ADMIN_TOAST })
      onClose()
      revalidate()
    },
  })
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {listText.cancel}
          </Button>
          <Button type="submit" needsScript form={id} variant="danger" loading={form.busy}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        {props.children}
        <InputField {...form.bind('reason')} label={props.reasonLabel} autoFocus />
      </form>
    </Dialog>
  )
}
