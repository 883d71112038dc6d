import { failureText } from '#app/errors/failure-text.ts'
import { currentLanguage } from '#app/language/language.ts'
import { api } from '#app/login-state/browser-login.ts'
import type { Line } from '#app/realtime/line/use-astrologer-line.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/every-page-routes.ts'
import { presenceToastTexts } from './presence-toasts-text.ts'

type Own = Pick<Line, 'status' | 'setStatus' | 'whenOpen'>

/**
 * Saves a change that the switch already shows, and shows a toast with the outcome. `line.status` is the status before
 * the change.
 */
export async function saveAvailability(online: boolean, line: Own): Promise<void> {
  const text = presenceToastTexts[currentLanguage()]
  const wanted = online ? 'online' : 'offline'
  try {
    if (online) await line.whenOpen()
    const answer = await api.call(routes.toggleStatus, { body: { status: wanted }, own: 'all' })
    line.setStatus(answer.status)
    toast.success(text[wanted])
  } catch (error) {
    line.setStatus(line.status)
    toast.error(failureText(text.failed, error))
  }
}
