import { ApiError } from '#app/api/api-client.ts'
import { failureText } from '#app/errors/failure-text.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'

/** Shows that an action failed, and why; nothing if a toast has already shown the error. */
export function toastFailure(own: string, error: unknown): void {
  if (error instanceof ApiError && error.toasted) return
  toast.error(failureText(own, error), { duration: ADMIN_TOAST })
}
