/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOutbox } from '#app/realtime/room/outbox.ts'
import { runs } from '#tests/support/books/property-runs.ts'

/** An outbox with a line that can be cut, a server that counts, and a clock of its own. */
function rig() {
  let now = 0
  let open = true
  const timers: { at: number; run: () => void }[] = []
  const sent: { id: string; at: number }[] = []
  const outbox = createOutbox(
    ({ id }) => {
      if (open) sent.push({ id, at: now })
      return open
    },
    () => now,
    (run, ms) => {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
  )
  return {
    outbox,
    sent,
    cut: () => {
      open = false
    },
    reopen: () => {
      open = true
      outbox.opened()
    },
    /** Lets `ms` pass, firing what is due. */
    pass(ms: number) {
      const until = now + ms
      for (;;) {
        const due = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        timers.splice(timers.indexOf(due), 1)
        now = due.at
        due.run()
      }
      now = until
    },
  }
}

test('messages written offline go out in order, one after the other, below the limit of the server', () => {
  const { outbox, sent, cut, reopen, pass } = rig()
  cut()
  const ids = Array.from({ length: 40 }, (_, n) => `m${n}`)
  for (const id of ids) outbox.add({ id, text: id })
  reopen()
  for (let n = 0; n < 400 && sent.length < 40; n += 1) {
    const last = sent.at(-1)
    if (last) outbox.stored(last.id)
    pass(10)
  }
  expect(sent.map(({ id }) => id)).toEqual(ids)
  const most = Math.max(...sent.map(({ at }) => sent.filter((each) => each.at >= at && each.at < at + 1000).length))
  expect(most).toBeLessThan(15)
})

test('a message refused as too fast is sent again after a second, before later ones', () => {
  const { outbox, sent, pass } = rig()
  outbox.add({ id: 'a', text: 'a' })
  outbox.add({ id: 'b', text: 'b' })
  outbox.refused('a', true)
  pass(999)
  expect(sent.map(({ id }) => id)).toEqual(['a'])
  pass(1)
  expect(sent.map(({ id }) => id)).toEqual(['a', 'a'])
  outbox.stored('a')
  pass(100)
  expect(sent.map(({ id }) => id)).toEqual(['a', 'a', 'b'])
})

test('while the meter is paused messages wait, and are sent in their order when it runs', () => {
  const { outbox, sent, reopen, pass } = rig()
  outbox.wait(true)
  outbox.add({ id: 'a', text: 'a' })
  outbox.add({ id: 'b', text: 'b' })
  reopen()
  pass(60_000)
  expect(sent).toEqual([])
  outbox.wait(false)
  outbox.stored('a')
  pass(100)
  expect(sent.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('refused for good: it is dropped, and the next one goes', () => {
  const { outbox, sent, pass } = rig()
  outbox.add({ id: 'a', text: 'a' })
  outbox.add({ id: 'b', text: 'b' })
  outbox.refused('a', false)
  pass(100)
  expect(sent.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('with cuts, lost acknowledgements and refusals at any moment, everything is stored once and in order', () => {
  const event = fc.constantFrom('cut', 'reopen', 'store', 'lose', 'slow')
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const { outbox, sent, cut, reopen, pass } = rig()
      const stored: string[] = []
      let answered = 0
      const answer = (how: string) => {
        const frame = sent[answered]
        if (!frame) return
        answered += 1
        if (how === 'slow') return outbox.refused(frame.id, true)
        if (!stored.includes(frame.id)) stored.push(frame.id)
        if (how === 'store') outbox.stored(frame.id)
      }
      for (let n = 0; n < 8; n += 1) outbox.add({ id: `m${n}`, text: '' })
      for (const each of events) {
        if (each === 'cut') cut()
        else if (each === 'reopen') reopen()
        else answer(each)
        pass(200)
      }
      reopen()
      for (let n = 0; n < 60; n += 1) {
        answer('store')
        pass(2000)
      }
      expect(stored).toEqual(Array.from({ length: 8 }, (_, n) => `m${n}`))
    }),
    { numRuns: runs(1000) },
  )
})
