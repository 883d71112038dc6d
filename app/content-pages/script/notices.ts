import { attachToasts, TOAST_MS } from '#app/ui/overlay/toasts.ts'

/** Shows toasts without the toast library. */
export function showNotices(): void {
  const list = document.querySelector('[data-notices]')
  if (!list) return
  attachToasts(({ text }) => {
    const notice = document.createElement('p')
    notice.className = 'p-3.5 text-14 card'
    notice.textContent = text
    list.appendChild(notice)
    setTimeout(() => notice.remove(), TOAST_MS)
  })
}
