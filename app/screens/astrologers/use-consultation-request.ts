// Sends the request for a consultation: one idempotency key for each intention, and the server's refusal.

import { useNavigate } from '@remix-run/react'
import { useRef, useState } from 'react'
import { ApiError } from '#app/auth/api.ts'
import { api, tab } from '#app/auth/browser-login.ts'
import { addressOf } from '#app/language/language.ts'
import { clearBirthToAskAbout } from '#app/screens/tools/birth/birth-to-ask-about.ts'
import * as routes from '#workers/contract/api/routes.ts'
import type { BirthProfileForm } from '#workers/contract/birth-profiles.ts'
import { consultationPath } from '#workers/contract/consultation-path.ts'
import type { Kind } from '#workers/contract/consultation-states.ts'

export type RequestKind = Kind

export type ConsultationRequest = ReturnType<typeof useConsultationRequest>

type Request = {
  kind: RequestKind
  budgetCents: number | null
  /** The id of a saved one, or one that is saved on the way. */
  birth: string | BirthProfileForm | null
  /** Those that the form promised. */
  freeMinutes: number | null
}

export function useConsultationRequest(astrologerId: string) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  /** The dialog that verifies one's phone is open; afterwards the request goes on. */
  const [verifying, setVerifying] = useState(false)
  const last = useRef<Request | null>(null)
  // One key for each intention: a double click, or a repeat after a lost answer, is the same request.
  const key = useRef<string | null>(null)
  const saved = useRef<string | null>(null)

  async function ask(request: Request) {
    const { kind, budgetCents, birth, freeMinutes } = request
    if (asking) return
    setAsking(true)
    setError(null)
    last.current = request
    key.current ??= crypto.randomUUID()
    try {
      const birthId = birth && typeof birth === 'object' ? await save(birth) : birth
      const body = {
        astrologer_id: astrologerId,
        kind,
        ...(budgetCents === null ? {} : { budget_cents: budgetCents }),
        ...(birthId ? { birth_profile_id: birthId } : {}),
        ...(freeMinutes === null ? {} : { free_minutes: freeMinutes }),
      }
      const { session_id } = await api.call(routes.requestConsultation, { body, idempotencyKey: key.current })
      clearBirthToAskAbout(tab)
      // This very request, also once it is refused. The page of a web call is loaded anew: only it may reach the
      // provider (its content security policy).
      const page = consultationPath({ kind, id: session_id, astrologerId }, 'user')
      if (kind === 'web-call') return leaveFor(page)
      navigate(page)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (failure.status !== 0) key.current = null
      setError(failure)
      setAsking(false)
      if (failure.code === 'phone_unverified') setVerifying(true)
    }
  }

  function leaveFor(address: string) {
    // Back may restore this very page from the browser's back-forward cache.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      key.current = null
      setAsking(false)
    }
    window.addEventListener('pageshow', back, { once: true })
    location.assign(addressOf(address))
  }

  // Saved once, also when the request is refused and tried again.
  async function save(birth: BirthProfileForm): Promise<string> {
    saved.current ??= (await api.call(routes.saveBirth, { body: birth })).id
    return saved.current
  }

  const phone = {
    verifying,
    verify: () => setVerifying(true),
    close: () => setVerifying(false),
    done() {
      setVerifying(false)
      if (last.current) void ask(last.current)
    },
  }

  return { asking, error, ask, phone }
}
