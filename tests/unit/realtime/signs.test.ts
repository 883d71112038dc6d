import { describe, expect, test } from 'vitest'
import { lifeOf } from '#workers/realtime/signs.ts'

const patience = { quiet: 6_000, silent: 30_000 }
const at = (seconds: number) => 1_000_000 + seconds * 1000

describe('what silence means', () => {
  test.each([
    ['just heard', { heard: at(0), asked: null }, 5, 'well'],
    ['as long as a page may be quiet', { heard: at(0), asked: null }, 6, 'well'],
    ['quiet', { heard: at(0), asked: null }, 7, 'quiet'],
    ['asked, and silent for less than a tab may be', { heard: at(0), asked: at(10) }, 30, 'quiet'],
    ['asked, and silent for longer', { heard: at(0), asked: at(10) }, 31, 'dead'],
    ['asked long ago, and heard since', { heard: at(0), asked: at(-10) }, 100, 'quiet'],
    ['never asked: the object itself was held up', { heard: at(0), asked: null }, 300, 'quiet'],
    ['asked only now', { heard: at(0), asked: at(300) }, 305, 'quiet'],
    ['asked late, and no answer came', { heard: at(0), asked: at(300) }, 310, 'dead'],
    ['asked in the moment it was heard: that was no answer', { heard: at(0), asked: at(0) }, 31, 'dead'],
  ] as const)('%s', (_, signs, now, life) => {
    expect(lifeOf(signs, patience, at(now))).toBe(life)
  })
})
