// The astrologer's request for a birth. If the socket is closed, it is sent after the reconnect.
import { DESK_ID, type DeskLink } from '#app/realtime/room/desk-link.ts'
import { type BackOff, waitAfter } from '#workers/contract/time/backoff.ts'

/**
 * `wanted`: the state that this page wants and the room has not confirmed; null if they agree. `down`: it could not be
 * sent because the socket is closed.
 */
export type Question = { wanted: boolean | null; down: boolean }
export const NO_QUESTION: Question = { wanted: null, down: false }

/** The room refuses a second request within a second, and every request while the meter is stopped. */
const AGAIN: BackOff = { first: 1_200, max: 30_000 }

export type BirthQuestion = {
  ask(on: boolean): void
  /** Call when the meter starts, because the room then accepts requests. */
  runs(): void
  stop(): void
}

export function createBirthQuestion(link: DeskLink, onChange: (question: Question) => void): BirthQuestion {
  let question = NO_QUESTION
  let id = ''
  let refusals = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function become(next: Question) {
    question = next
    onChange(next)
  }
  function send() {
    clearTimeout(timer)
    const { wanted: on } = question
    if (on === null) return
    id = `${DESK_ID}${crypto.randomUUID()}`
    become({ wanted: on, down: !link.send({ type: 'desk', id, act: { kind: 'ask-birth', on } }) })
  }
  const leave = link.listen((news) => {
    if (question.wanted === null) return
    if (news.type === 'refused') {
      if (news.id !== id) return
      // The request was too fast, or the meter is stopped.
      refusals += 1
      if (news.again) timer = setTimeout(send, waitAfter({ ...AGAIN, failures: refusals }))
      else become(NO_QUESTION)
    } else if ('sides' in news) {
      if ((news.sides.astrologer.asks ?? false) === question.wanted) become(NO_QUESTION)
      // After a reconnect the room does not have the request.
      else if (news.type === 'desk') send()
    }
  })
  return {
    ask(on) {
      refusals = 0
      question = { wanted: on, down: false }
      send()
    },
    runs: send,
    stop() {
      leave()
      clearTimeout(timer)
    },
  }
}
