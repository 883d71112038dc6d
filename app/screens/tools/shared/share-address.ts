import { toast } from '#app/ui/toasts.ts'
import { shareAddressText as text } from './share-address-text.ts'

/** Copies the page's address. `note` says what else the link tells. */
export async function shareAddress(note = ''): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    toast.success(`${text.shared} ${note}`.trim())
  } catch {
    toast.info(text.failed)
  }
}
