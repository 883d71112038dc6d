// The astrologer's question for a birth. What the line could not take is not lost: it is sent once the line is back.
import { DESK_ID, type DeskLink } from '#app/realtime/room/desk-link.ts'
import { type BackOff, waitAfter } from '#workers/contract/time/backoff.ts'

/** `wanted`: what this page wants and the room has not answered; null when they agree. `down`: the line did not take it. */
export type Question = { wanted: boolean | null; down: boolean }
export const NO_QUESTION: Question = { wanted: null, down: false }

/** The room refuses a question that comes too fast for a second, and every question while the meter stands. */
const AGAIN: BackOff = { first: 1_200, max: 30_000 }

export type BirthQuestion = {
  ask(on: boolean): void
  /** The meter runs: the room takes questions. */
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
      // Too fast, or the meter stands.
      refusals += 1
      if (news.again) timer = setTimeout(send, waitAfter({ ...AGAIN, failures: refusals }))
      else become(NO_QUESTION)
    } else if ('sides' in news) {
      if ((news.sides.astrologer.asks ?? false) === question.wanted) become(NO_QUESTION)
      // A line that was opened anew: the room does not know of it.
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
