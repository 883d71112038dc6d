// Ends a consultation: over the room's socket first, because that needs no database, and by the API, which is retried
// until the server confirms. The first request that reaches the room sets the end time.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/api/api-client.ts'
import { type Retrying, retryUntilDone } from '#app/api/retry-until-done.ts'
import { api } from '#app/login-state/browser-login.ts'
import type { Link } from '#app/realtime/room/room-model.ts'
import * as routes from '#workers/contract/api/routes.ts'

/** `unheard`: the server has not answered yet. */
export type EndConsultation = 'no' | 'said' | 'unheard'

export function useEndConsultation(consultationId: string, link: Link, over: boolean, sayByRoom: () => void) {
  const [ending, setEnding] = useState<EndConsultation>('no')
  const asked = useRef<Retrying | null>(null)
  const say = useRef(sayByRoom)
  say.current = sayByRoom
  const latest = useRef({ ending, link })
  latest.current = { ending, link }
  const { revalidate } = useRevalidator()

  // Sent over the socket as well once it opens, while the API call is retried.
  const leaving = ending !== 'no' && !over
  useEffect(() => {
    if (!leaving || link !== 'open') return
    say.current()
    if (latest.current.ending === 'unheard') asked.current?.hasten()
  }, [leaving, link])

  useEffect(() => {
    if (over) asked.current?.stop()
  }, [over])
  useEffect(() => () => asked.current?.stop(), [])

  function end() {
    if (ending !== 'no') return asked.current?.hasten()
    setEnding('said')
    if (link === 'open') sayByRoom()
    asked.current = retryUntilDone(
      async () => {
        const answer = await askToEnd(consultationId)
        if (answer === 'refused') setEnding('no')
        // Without the socket the end must be loaded from the server.
        if (answer === 'done' && latest.current.link !== 'open') revalidate()
        return answer !== 'again'
      },
      () => setEnding('unheard'),
    )
  }

  return { end, ending: over ? ('no' as const) : ending }
}

async function askToEnd(consultationId: string): Promise<'done' | 'again' | 'refused'> {
  try {
    // Errors are ignored because the call is repeated until the server answers.
    await api.call(routes.endConsultation, { params: { id: consultationId }, background: true })
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) return 'again'
    const { status } = error
    return status === 0 || status === 408 || status === 429 || status >= 500 ? 'again' : 'refused'
  }
}
