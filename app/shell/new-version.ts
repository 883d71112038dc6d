// A page that stays open over a deployment says so once, but never in the middle of a consultation.
import { toast } from '#app/ui/toasts.ts'
import { shellText } from './shell-text.ts'

const CONSULTATION = /^\/(chat|call|phone-call|dashboard\/astrologer\/chat)\/./

export function offerReload(): void {
  if (CONSULTATION.test(location.pathname)) return
  const action = { label: shellText.newVersion.reload, run: () => location.reload() }
  toast.info(shellText.newVersion.text, { id: 'new-version', duration: Number.POSITIVE_INFINITY, action })
}
