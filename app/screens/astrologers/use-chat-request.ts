// Asking for a chat: one key for each intention, and what the server said against it.
import { useNavigate } from '@remix-run/react'
import { useRef, useState } from 'react'
import { ApiError } from '#app/session/api.ts'
import { api } from '#app/session/browser.ts'

export type ChatRequest = ReturnType<typeof useChatRequest>

export function useChatRequest(astrologerId: string) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  // One key for each intention: a double click, or a repeat after a lost answer, is the same request.
  const key = useRef<string | null>(null)

  async function ask(budgetCents: number | null, birthId: string) {
    if (asking) return
    setAsking(true)
    setError(null)
    key.current ??= crypto.randomUUID()
    try {
      const body = {
        astrologer_id: astrologerId,
        kind: 'chat',
        ...(budgetCents === null ? {} : { budget_cents: budgetCents }),
        ...(birthId ? { birth_profile_id: birthId } : {}),
      }
      await api.post('/consultations/', body, { idempotencyKey: key.current, quiet: true })
      navigate(`/chat/${astrologerId}`)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (failure.status !== 0) key.current = null
      setError(failure)
      setAsking(false)
    }
  }

  return { asking, error, ask }
}
