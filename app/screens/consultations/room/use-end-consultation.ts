// Ends a consultation from its page: over the room's socket first, which needs no database, and by the API, which is
// retried until the server confirms. The time at which the first click reaches the room counts.
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/auth/api.ts'
import { api } from '#app/auth/browser-login.ts'
import { type Retrying, retryUntilDone } from '#app/auth/retry-until-done.ts'
import type { Link } from '#app/realtime/room/room-model.ts'
import * as routes from '#workers/contract/api/routes.ts'

/** `unheard`: the server did not answer yet. */
export type EndConsultation = 'no' | 'said' | 'unheard'

export function useEndConsultation(consultationId: string, link: Link, over: boolean, sayByRoom: () => void) {
  const [ending, setEnding] = useState<EndConsultation>('no')
  const asked = useRef<Retrying | null>(null)
  const say = useRef(sayByRoom)
  say.current = sayByRoom
  const latest = useRef({ ending, link })
  latest.current = { ending, link }
  const { revalidate } = useRevalidator()

  // Once the socket is open the room hears it too, and the API call is retried.
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
        // The room cannot tell how it ended.
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
    // SPEC 7: errors of this call are ignored; it is repeated until the server answers.
    await api.call(routes.endConsultation, { params: { id: consultationId }, background: true })
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) return 'again'
    const { status } = error
    return status === 0 || status === 408 || status === 429 || status >= 500 ? 'again' : 'refused'
  }
}
