import { currentLanguage } from '#app/language/language.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import { shareAddressTexts } from './share-address-text.ts'

/** Copies the page's URL. `note`: a sentence about the data in the link. */
export async function shareAddress(note = ''): Promise<void> {
  const text = shareAddressTexts[currentLanguage()]
  try {
    await navigator.clipboard.writeText(location.href)
    toast.success(`${text.shared} ${note}`.trim())
  } catch {
    toast.info(text.failed)
  }
}
