// Answering a ring: which device takes it, where the call opens, and what happens when that fails.

import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/auth/api.ts'
import { api, store } from '#app/auth/browser-login.ts'
import { saidOr } from '#app/auth/failure-text.ts'
import { pageRetryDelay } from '#app/auth/retry-until-done.ts'
import { clearActiveCall, storeActiveCall } from '#app/auth/storage.ts'
import { addressOf } from '#app/language/language.ts'
import { useTexts } from '#app/language/texts.ts'
import { toast } from '#app/ui/overlay/toasts.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { RingNotice } from '#workers/contract/consultations/live.ts'
import { isolatedName } from '#workers/contract/isolated-name.ts'
import { incomingTexts } from './incoming-text.ts'
import { useRingSound } from './use-ring-sound.ts'

export type Phase = 'ringing' | 'connecting' | 'answered' | 'error'
export type Device = 'web' | 'phone'
const ERROR_SHOWN = 2_000
const ACCEPT_TRIES = 3

let tab: string | null = null
/** Names this tab, so that its own repeat is no second device. */
function tabName(): string {
  tab ??= crypto.randomUUID()
  return tab
}

/** The astrologer's answer to a ring, and its result. */
export function useRingAnswer(notice: RingNotice, onClose: () => void) {
  const text = useTexts(incomingTexts)
  const [phase, setPhase] = useState<Phase>('ringing')
  const [problem, setProblem] = useState('')
  /** Where the call is, when no page could be opened for it. */
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
    // Opened within the click, so that no pop-up blocker stops it; the address follows.
    const call = notice.type !== 'chat'
    const page = call ? window.open('', '_blank') : null
    try {
      // SPEC 8: the server's sentence, else ours, in the toast below; a lost answer is asked for again.
      const { url } = await untilHeard(() =>
        api.call(routes.acceptRing, { params: { id }, body: { device, tab: tabName() }, own: 'all' }),
      )
      if (call) remember(notice, device)
      // The browser opened no page: the astrologer opens it by a button.
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
      // The record is of the tab that won.
      const won = error instanceof ApiError && error.code === 'already_accepted'
      if (!won) clearActiveCall(store, id)
      // Over for good, or worth another try.
      lost.current = error instanceof ApiError && [404, 409].includes(error.status)
      setPhase('error')
    }
  }

  function reject() {
    onClose()
    clearActiveCall(store, id)
    // SPEC 7: errors of this call are ignored; the ring then ends by itself.
    api.call(routes.endConsultation, { params: { id }, background: true }).catch(() => undefined)
  }

  return { phase, problem, url, accept, reject, sound, silence, turnOn }
}

/** The answer to an accept may be lost on its way. The same tab may repeat it: the server answers as the first time. */
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

/** The tab's title during a ring: it must be seen among many tabs. */
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
