// Push messages that come while a page is seen are toasts (SPEC 8), but where the page itself shows what happens.
import { toast } from '#app/ui/toasts.ts'
import type { PushNotice } from '#workers/contract/notifications.ts'

// SPEC 8, by type.
const TEXTS: Readonly<Record<string, string>> = {
  'call-initiated': 'Connecting',
  'call-ringing': 'Ringing astrologer',
  'call-joined': 'Call started',
  'call-ongoing': 'Call in progress',
  'call-ended': 'Call ended',
  'call-missed': 'Missed call',
  'call-failed': 'Call failed',
  'call-busy': 'Astrologer is busy',
  'call-cancelled': 'Call cancelled',
  'call-rejected': 'Call rejected',
  'call-accepted': 'Call accepted',
  'call-disconnected': 'Call disconnected',
}

/** The words of a push message as a toast; null where the page shows it by itself. `path`: the page's own. */
export function toastFor({ type, title, body, tag, url }: PushNotice, path: string): string | null {
  // Every page of an astrologer rings by itself and shows how the ring ended.
  if (tag.startsWith('ring:') || path === url.split('?')[0]) return null
  if (tag.startsWith('reading:')) return `${title}.`
  if (type === 'chat-message') return `${title}: ${body}`
  // SPEC's texts speak of calls; a chat has its own title.
  const text = title.startsWith('Chat') ? title : (TEXTS[type] ?? 'New message')
  return body ? `${text}. ${body}` : text
}

export function listenToPush(): () => void {
  const heard = ({ data }: MessageEvent<{ push?: PushNotice }>) => {
    const notice = data?.push
    const text = notice && toastFor(notice, location.pathname)
    if (text) toast.info(text)
  }
  navigator.serviceWorker.addEventListener('message', heard)
  return () => navigator.serviceWorker.removeEventListener('message', heard)
}
