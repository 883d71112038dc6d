// Push messages that come while a page is seen are toasts (SPEC 8), but where the page itself shows what happens.
import { currentLanguage, pathOf } from '#app/language/language.ts'
import { countOnIcon } from '#app/live/app-badge.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import type { PushNotice } from '#workers/contract/accounts/notifications.ts'
import { pushToastsTexts } from './push-toasts-text.ts'

/** The words of a push message as a toast; null where the page shows it by itself. `path`: the page's own. */
export function toastFor({ type, title, body, tag, url }: PushNotice, path: string): string | null {
  const words = pushToastsTexts[currentLanguage()]
  // Every page of an astrologer rings by itself and shows how the ring ended.
  if (tag.startsWith('ring:') || path === url.split('?')[0]) return null
  if (tag.startsWith('reading:')) return words.sentence(title)
  if (type === 'chat-message') return words.message(title, body)
  const types: Readonly<Record<string, string>> = words.types
  // SPEC's texts speak of calls; a chat has its own title.
  const text = words.ofChat.test(title) ? title : (types[type] ?? words.other)
  return body ? words.both(text, body) : text
}

/** Shows push messages while this page is looked at, and closes the silent notification of each. Returns what ends it. */
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
