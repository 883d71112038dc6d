import { toast } from '#app/ui/toasts.ts'

const text = {
  shared: 'The link is copied.',
  failed: 'The link could not be copied. It stands in the address bar.',
}

/** Copies the page's address. `note` says what else the link tells. */
export async function shareAddress(note = ''): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    toast.success(`${text.shared} ${note}`.trim())
  } catch {
    toast.info(text.failed)
  }
}
