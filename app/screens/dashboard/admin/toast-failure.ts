import { ApiError } from '#app/auth/api.ts'
import { failureText } from '#app/auth/failure-text.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { ADMIN_TOAST } from '#workers/contract/limits.ts'

/** Says that an act of an admin failed, and why. A toast of the shared rules has said it already: then this is silent. */
export function toastFailure(own: string, error: unknown): void {
  if (error instanceof ApiError && error.toasted) return
  toast.error(failureText(own, error), { duration: ADMIN_TOAST })
}
