import { expect, test } from 'vitest'
import { shortenText } from '#workers/contract/text/shorten-text.ts'

test('a text is cut between its words', () => {
  expect(shortenText('Saturn moves slowly, and far away.', 22)).toBe('Saturn moves slowly…')
  expect(shortenText('Saturn', 22)).toBe('Saturn')
  expect(shortenText('Saturnmovesslowlyandfaraway', 22)).toBe('Saturnmoves…')
})

test('an emoji, and a letter with its signs, are never cut', () => {
  const family = '👨‍👩‍👧‍👦'
  for (const [letter, length] of [
    ['🎉', 2],
    [family, family.length],
    ['क्षि', 4],
  ] as const)
    for (let max = 2; max < 60; max += 1) {
      const kept = shortenText(letter.repeat(40), max).replace(/…$/, '')
      expect(kept, `${letter} ${max}`).toBe(letter.repeat(kept.length / length))
    }
})
