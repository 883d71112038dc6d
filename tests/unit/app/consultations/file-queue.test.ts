// Files that are chosen for a consultation: all are sent, in order, whatever happens to the others.
import { expect, test } from 'vitest'
import { createFileQueue, type Delivery, NO_FILES } from '#app/screens/consultations/files/file-queue.ts'

const file = (name: string) => new File(['x'], name)

/** A queue whose deliveries the test answers. */
function setUp() {
  const asked: string[] = []
  const answers: ((delivery: Delivery) => void)[] = []
  let shown = NO_FILES
  const unsent: string[] = []
  let risen: (() => void) | null = null
  const queue = createFileQueue({
    deliver: ({ name }) => {
      asked.push(name)
      return new Promise((resolve) => answers.push(resolve))
    },
    problemOf: ({ name }) => (name.startsWith('huge') ? `${name} is too large` : null),
    stopped: (files, limit) => `${files.map(({ name }) => name).join(', ')}: ${limit}`,
    unsent: (files) => unsent.push(...files.map(({ name }) => name)),
    changed: (now) => {
      shown = now
    },
    rest: (then) => {
      risen = then
      return () => {
        risen = null
      }
    },
  })
  return {
    queue,
    asked,
    unsent,
    names: () => shown.files.map(({ name }) => name),
    problems: () => shown.problems,
    moving: () => shown.moving,
    resting: () => risen !== null,
    rise: () => risen?.(),
    async answer(delivery: Delivery) {
      answers.shift()?.(delivery)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('files that are chosen while another one is being sent follow it, one at a time and in order', async () => {
  const { queue, asked, names, answer, moving } = setUp()
  queue.add([file('one'), file('two')])
  queue.add([file('three')])
  expect([asked, names()]).toEqual([['one'], ['one', 'two', 'three']])
  await answer('sent')
  expect(asked).toEqual(['one', 'two'])
  await answer('sent')
  await answer('sent')
  expect([asked, names(), moving()]).toEqual([['one', 'two', 'three'], [], false])
})

test('a file with a problem stops no other; problems stand until files are chosen that wait for none', async () => {
  const { queue, asked, problems, answer } = setUp()
  queue.add([file('one'), file('huge'), file('two')])
  queue.add([file('huge too')])
  await answer({ problem: 'one is no picture' })
  await answer('sent')
  expect(asked).toEqual(['one', 'two'])
  expect(problems()).toEqual(['huge is too large', 'huge too is too large', 'one is no picture'])
  queue.add([file('three')])
  expect(problems()).toEqual([])
})

test('while it is held nothing is sent, and a refused file keeps its place and rests before it is sent again', async () => {
  const { queue, asked, names, answer, resting, rise } = setUp()
  queue.hold(true)
  queue.add([file('one'), file('two')])
  expect([asked, names()]).toEqual([[], ['one', 'two']])
  queue.hold(false)
  await answer('again')
  expect([asked, names(), resting()]).toEqual([['one'], ['one', 'two'], true])
  // The meter ran for a moment: that is no reason to hurry.
  queue.hold(true)
  queue.hold(false)
  expect(asked).toEqual(['one'])
  rise()
  expect(asked).toEqual(['one', 'one'])
  await answer('sent')
  expect([asked, names()]).toEqual([['one', 'one', 'two'], ['two']])
})

test('a page that goes stops what has not begun', async () => {
  const { queue, asked, answer, resting } = setUp()
  queue.add([file('one'), file('two')])
  queue.close()
  await answer('sent')
  expect(asked).toEqual(['one'])
  const other = setUp()
  other.queue.add([file('one')])
  await other.answer('again')
  other.queue.close()
  expect([other.resting(), resting()]).toEqual([false, false])
})

test('files that were not sent when the page or the session is gone are named, each once', async () => {
  const { queue, unsent, answer } = setUp()
  queue.add([file('one'), file('two'), file('three')])
  queue.close()
  expect(unsent).toEqual(['two', 'three'])
  await answer({ problem: 'the session is over' })
  expect(unsent).toEqual(['two', 'three', 'one'])
  const sent = setUp()
  sent.queue.add([file('one')])
  sent.queue.close()
  await sent.answer('sent')
  expect(sent.unsent).toEqual([])
})

test('a limit stops all files that are left, with one sentence, and asks the server no more', async () => {
  const { queue, asked, names, problems, answer } = setUp()
  queue.add([file('one'), file('two'), file('three')])
  await answer('sent')
  await answer({ limit: 'Too many.' })
  expect([asked, names(), problems()]).toEqual([['one', 'two'], [], ['two, three: Too many.']])
  queue.add([file('four')])
  expect([asked.at(-1), problems()]).toEqual(['four', []])
})

test('after a lost connection the file is named, and the others rest before they are sent', async () => {
  const { queue, asked, names, problems, answer, resting, rise } = setUp()
  queue.add([file('one'), file('two')])
  await answer({ problem: 'one is unsure', rests: true })
  expect([asked, names(), problems(), resting()]).toEqual([['one'], ['two'], ['one is unsure'], true])
  rise()
  expect(asked).toEqual(['one', 'two'])
})
