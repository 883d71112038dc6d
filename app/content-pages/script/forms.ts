// Forms whose answer replaces a part of the page. Without this script the browser submits them and loads the whole
// page.

import { ANSWER_WITHIN } from '#app/form/answer-within.ts'
import { currentLanguage } from '#app/language/language.ts'
import { loginEndTexts } from '#app/login-state/login-end-text.ts'
import { toast } from '#app/ui/overlay/toasts.ts'

export function watchForms(): void {
  addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !partOf(form)) return
    event.preventDefault()
    void send(form)
  })
  addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null
    if (form?.hasAttribute('data-computes')) void send(form)
  })
}

/** The part of the page that the answer replaces; the answer has an element with the same id. */
function partOf(form: HTMLFormElement): HTMLElement | null {
  return document.getElementById(form.dataset.answer ?? '')
}

const sending = new WeakMap<HTMLFormElement, AbortController>()

async function send(form: HTMLFormElement): Promise<void> {
  // A pending post is not sent twice; a pending computation is cancelled and sent with the new values.
  if (sending.has(form) && form.method === 'post') return
  sending.get(form)?.abort()
  const controller = new AbortController()
  sending.set(form, controller)
  const limit = setTimeout(() => controller.abort(), ANSWER_WITHIN)
  const button = form.querySelector('button[type=submit]')
  button?.setAttribute('aria-busy', 'true')
  try {
    await showAnswer(form, controller.signal)
  } catch (error) {
    // A newer computation has replaced this one.
    if (sending.get(form) !== controller) return
    const isLost = error instanceof TypeError || controller.signal.aborted
    toast.error(loginEndTexts[currentLanguage()][isLost ? 'noConnection' : 'somethingWrong'])
    console.warn(error)
  } finally {
    clearTimeout(limit)
    if (sending.get(form) === controller) {
      sending.delete(form)
      button?.removeAttribute('aria-busy')
    }
  }
}

async function showAnswer(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const typed = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const address = new URL(form.action)
  if (form.method === 'get') address.search = String(typed)
  const answer = await fetch(address, { signal, ...(form.method === 'get' ? {} : { method: 'POST', body: typed }) })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [part, next] = [partOf(form), page.getElementById(form.dataset.answer ?? '')]
  // The answer comes from a proxy, or it is an error page.
  if (!part || !next) throw new Error(`The answer has no such part: ${answer.status}`)
  part.replaceWith(document.adoptNode(next))
  if (form.method === 'get') return
  // The submit button was replaced, so the focus moves to the answer (or to its first invalid field) for screen
  // readers.
  next.tabIndex = -1
  const wrong = next.querySelector<HTMLElement>('[aria-invalid="true"]')
  ;(wrong ?? next).focus()
}
