// A question for a birth that is asked while the line is down.
import { expect, test, vi } from 'vitest'
import { createDeskLink } from '#app/realtime/room/desk-link.ts'
import { createBirthQuestion, type Question } from '#app/screens/consultations/birth/birth-question.ts'
import { INITIAL_DESK_SIDES } from '#workers/contract/consultations/desk-sides.ts'

type Sent = { id: string; act: object }

function rig() {
  const sent: Sent[] = []
  let up = true
  const link = createDeskLink((command) => {
    if (up && command.type === 'desk') sent.push(command)
    return up
  })
  let shown: Question = { wanted: null, down: false }
  const question = createBirthQuestion(link, (next) => {
    shown = next
  })
  const sides = (asks: boolean) => ({ ...INITIAL_DESK_SIDES, astrologer: { ...INITIAL_DESK_SIDES.astrologer, asks } })
  return {
    link,
    question,
    sent,
    line: (now: boolean) => {
      up = now
    },
    shown: () => shown,
    state: (asks: boolean) => link.takes({ type: 'desk', sides: sides(asks), points: [], births: 0 }),
    told: (asks: boolean) => link.takes({ type: 'desk-act', id: 'x', side: 'astrologer', sides: sides(asks) }),
  }
}

test('it is said that it waits, and sent once the line is back', () => {
  const { question, line, sent, shown, state, told } = rig()
  line(false)
  question.ask(true)
  expect([shown(), sent]).toEqual([{ wanted: true, down: true }, []])
  line(true)
  state(false)
  expect(sent).toMatchObject([{ act: { kind: 'ask-birth', on: true } }])
  expect(shown()).toEqual({ wanted: true, down: false })
  told(true)
  expect(shown()).toEqual({ wanted: null, down: false })
  state(false)
  expect(sent).toHaveLength(1)
})

test('a question that was taken back meanwhile is not asked', () => {
  const { question, line, sent, shown, state } = rig()
  line(false)
  question.ask(true)
  question.ask(false)
  line(true)
  state(false)
  expect([shown().wanted, sent]).toEqual([null, []])
})

test('while the meter stands it is repeated ever more rarely, and at once when the meter runs', () => {
  vi.useFakeTimers()
  const { question, link, sent } = rig()
  question.ask(true)
  const refuse = () => link.takes({ type: 'refused', id: sent.at(-1)?.id ?? '', again: true, message: 'It stands.' })
  // A room that refuses each one for five minutes.
  refuse()
  for (let second = 0; second < 300; second += 1) {
    const before = sent.length
    vi.advanceTimersByTime(1_000)
    if (sent.length > before) refuse()
  }
  expect(sent.length).toBeLessThan(20)
  const before = sent.length
  question.runs()
  expect(sent).toHaveLength(before + 1)
  question.stop()
  vi.useRealTimers()
})

test('refused for a while it comes again; refused for good it is over', () => {
  vi.useFakeTimers()
  const { question, link, sent, shown } = rig()
  question.ask(true)
  link.takes({ type: 'refused', id: sent[0]?.id ?? '', again: true, message: 'Too fast.' })
  vi.advanceTimersByTime(2_000)
  expect(sent).toHaveLength(2)
  link.takes({ type: 'refused', id: sent[1]?.id ?? '', message: 'The session is over.' })
  expect(shown().wanted).toBeNull()
  question.stop()
  vi.useRealTimers()
})
