// Blocks or unblocks a client, with a reason for the audit log.

import { useRevalidator } from '@remix-run/react'
import { ApiError } from '#app/api/api-client.ts'
import { useForm } from '#app/form/use-form.ts'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { listTexts } from '#app/screens/dashboard/admin/list-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { InputField } from '#app/ui/form/input-field.tsx'
import { Dialog } from '#app/ui/overlay/dialog.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { AdminClient } from '#workers/contract/admin/admin-lists.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { clientsTexts } from './clients-text.ts'

const FORM = 'block-client'

type Props = { client: Pick<AdminClient, 'id' | 'full_name' | 'status' | 'version'>; onClose(): void }

export function BlockClient({ client: { id, full_name: name, status, version }, onClose }: Props) {
  const text = useTexts(clientsTexts).block
  const listText = useTexts(listTexts)
  const { revalidate } = useRevalidator()
  const active = status !== 'active'
  const form = useForm({
    initial: { reason: '' },
    toBody: ({ reason }) => ({ is_active: active, reason, version }),
    schema: async () => (await import('#workers/contract/admin/admin-lists.ts')).ClientPatch,
    async send(body) {
      await api.call(routes.changeClient, { params: { id }, body }).catch((error) => {
        // Shows the change of the other admin; a second click applies this one anyway.
        if (error instanceof ApiError && error.code === 'conflict') revalidate()
        throw error
      })
      toast.success(active ? text.unblocked(isolatedName(name)) : text.blocked(isolatedName(name)), {
        duration: ADMIN_TOAST,
      })
      onClose()
      revalidate()
    },
  })
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={active ? text.unblockTitle(isolatedName(name)) : text.blockTitle(isolatedName(name))}
      footer={
        <>
          <Button onClick={onClose} disabled={form.busy}>
            {listText.cancel}
          </Button>
          <Button type="submit" needsScript form={FORM} variant={active ? 'primary' : 'danger'} loading={form.busy}>
            {active ? text.unblock : text.block}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={form.onSubmit} noValidate className="space-y-4">
        {form.problem ? <Callout tone="danger">{form.problem}</Callout> : null}
        <p>{active ? text.unblockLead : text.blockLead}</p>
        <InputField {...form.bind('reason')} label={text.reason} autoFocus />
      </form>
    </Dialog>
  )
}
