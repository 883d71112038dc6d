// Push messages that arrive while a page is visible become toasts, unless the page shows the event itself.
import { currentLanguage, pathOf } from '#app/language/language.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { PushNotice } from '#workers/contract/accounts/notifications.ts'
import { countOnIcon } from './app-badge.ts'
import { pushToastsTexts } from './push-toasts-text.ts'

/** The text of the toast for a push message; null if the page shows the event itself. `path`: the current path. */
export function toastFor({ type, title, body, tag, url }: PushNotice, path: string): string | null {
  const words = pushToastsTexts[currentLanguage()]
  // Every page of an astrologer shows the incoming request and its end.
  if (tag.startsWith('ring:') || path === url.split('?')[0]) return null
  if (tag.startsWith('reading:')) return words.sentence(title)
  if (type === 'chat-message') return words.message(title, body)
  const types: Readonly<Record<string, string>> = words.types
  // The texts by type are about calls; the notification of a chat has a title of its own.
  const text = words.ofChat.test(title) ? title : (types[type] ?? words.other)
  return body ? words.both(text, body) : text
}

/**
 * Shows push messages while this page is visible, and closes the silent notification of each. Returns a function that
 * stops it.
 */
export function listenToPush(): () => void {
  const heard = ({ data, ports }: MessageEvent<{ push?: PushNotice }>) => {
    const notice = data?.push
    if (!notice) return
    const text = toastFor(notice, pathOf(location))
    if (text) toast.info(text)
    const [worker] = ports
    if (!worker) return
    worker.onmessage = () => void closeNotifications(notice.tag)
    worker.postMessage('shown')
  }
  navigator.serviceWorker.addEventListener('message', heard)
  return () => navigator.serviceWorker.removeEventListener('message', heard)
}

async function closeNotifications(tag: string): Promise<void> {
  const registration = await navigator.serviceWorker.ready
  for (const shown of await registration.getNotifications({ tag })) shown.close()
  await countOnIcon(navigator, registration)
}
