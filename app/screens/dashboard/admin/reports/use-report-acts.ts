import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { api } from '#app/login-state/browser-login.ts'
import { toastFailure } from '#app/screens/dashboard/admin/toast-failure.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { AdminReport } from '#workers/contract/admin/admin-reports.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'
import { reportsTexts } from './reports-text.ts'

/** Actions on a report, each with its toast. `busy`: the report with a pending action. */
export function useReportActs() {
  const text = useTexts(reportsTexts)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)

  async function act(id: string, words: { done: string; failed: string }, send: () => Promise<unknown>) {
    setBusy(id)
    try {
      await send()
      toast.success(words.done, { duration: ADMIN_TOAST })
    } catch (error) {
      toastFailure(words.failed, error)
    }
    setBusy(null)
    revalidate()
  }

  return {
    busy,
    repeat: ({ id }: AdminReport) =>
      act(id, { done: text.repeated, failed: text.repeatFailed }, () =>
        api.call(routes.repeatReport, { params: { id } }),
      ),
    delete: ({ id }: AdminReport) =>
      act(id, { done: text.removed, failed: text.removeFailed }, () =>
        api.call(routes.deleteReport, { params: { id } }),
      ),
  }
}
