// Answers an incoming request: which device takes the call, where it opens, and the handling of failures.

import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { pageRetryDelay } from '#app/api/retry-until-done.ts'
import { saidOr } from '#app/errors/failure-text.ts'
import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { api, store } from '#app/login-state/browser-login.ts'
import { clearActiveCall, storeActiveCall } from '#app/login-state/login-storage.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { incomingTexts } from './incoming-text.ts'
import { useRingSound } from './use-ring-sound.ts'

export type Phase = 'ringing' | 'connecting' | 'answered' | 'error'
export type Device = 'web' | 'phone'
const ERROR_SHOWN = 2_000
const ACCEPT_TRIES = 3

let tab: string | null = null
/** The id of this tab, so that the server does not count a repeated answer as another device. */
function tabName(): string {
  tab ??= crypto.randomUUID()
  return tab
}

/** The astrologer's answer to a request, and its result. */
export function useRingAnswer(notice: RingNotice, onClose: () => void) {
  const text = useTexts(incomingTexts)
  const [phase, setPhase] = useState<Phase>('ringing')
  const [problem, setProblem] = useState('')
  /** The URL of the call if no tab could be opened for it. */
  const [url, setUrl] = useState<string | null>(null)
  const lost = useRef(false)
  const navigate = useNavigate()
  const { session_id: id, from_user: from } = notice

  const { sound, silence, turnOn } = useRingSound(id, phase === 'ringing')
  useTitle(phase === 'ringing' ? text.tab(isolatedName(from)) : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer belongs to the phase
  useEffect(() => {
    if (phase !== 'error') return
    const timer = setTimeout(() => {
      setPhase('ringing')
      if (lost.current) onClose()
    }, ERROR_SHOWN)
    return () => clearTimeout(timer)
  }, [phase])

  async function accept(device: Device) {
    setPhase('connecting')
    // Opened synchronously in the click handler, so that no popup blocker stops it; its URL is set later.
    const call = notice.type !== 'chat'
    const page = call ? window.open('', '_blank') : null
    try {
      // The toast below shows the server's sentence, else ours; an answer that gets lost is sent again.
      const { url } = await untilHeard(() =>
        api.call(routes.acceptRing, { params: { id }, body: { device, tab: tabName() }, own: 'all' }),
      )
      if (call) remember(notice, device)
      // The popup blocker stopped the tab, so a button opens the call.
      if (call && !page) {
        setUrl(url)
        return setPhase('answered')
      }
      onClose()
      setPhase('ringing')
      if (page) page.location.href = addressOf(url)
      else navigate(url)
    } catch (error) {
      const message = saidOr(text.failed, error)
      page?.close()
      toast.error(message)
      setProblem(message)
      // If another tab has accepted, the record is that tab's.
      const won = error instanceof ApiError && error.code === 'already_accepted'
      if (!won) clearActiveCall(store, id)
      // These errors are final; after others the astrologer may try again.
      lost.current = error instanceof ApiError && [404, 409].includes(error.status)
      setPhase('error')
    }
  }

  function reject() {
    onClose()
    clearActiveCall(store, id)
    // Errors are ignored because the request expires anyway.
    api.call(routes.endConsultation, { params: { id }, background: true }).catch(() => undefined)
  }

  return { phase, problem, url, accept, reject, sound, silence, turnOn }
}

/** The response to an accept may be lost. The same tab may repeat it: the server sends the first answer again. */
async function untilHeard<T>(ask: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const unheard = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    if (!unheard || tries === ACCEPT_TRIES) throw error
    await new Promise((resolve) => setTimeout(resolve, pageRetryDelay(tries)))
    return untilHeard(ask, tries + 1)
  }
}

function remember({ session_id, conference, type }: RingNotice, source: Device): void {
  storeActiveCall(store, { sessionId: session_id, conference, role: 'astro', source, type, timestamp: Date.now() })
}

/** Changes the tab's title during a request, so that it is visible among many tabs. */
function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const own = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = own
    }
  }, [title])
}
