// Words of a message that name places of the chart.

import { YOGA_IDS } from 'drishti-jyotish/kundli/yogas/yogas.ts'
import { expect, test } from 'vitest'
import { type ChipTarget, chipParts, chipText } from '#app/screens/consultations/desk/chip-text.ts'
import { mentionQuery } from '#app/screens/consultations/desk/desk-access.ts'
import { DeskTarget } from '#workers/contract/consultations/desk.ts'

const chips = (text: string) => chipParts(text).flatMap(({ text: part, chip }) => (chip ? [[part, chip]] : []))

test.each([
  ['@Saturn', { target: { of: 'graha', graha: 'saturn' }, place: { view: 'chart', varga: 1 } }],
  ['@Lagna in D9', { target: { of: 'graha', graha: 'lagna' }, place: { view: 'chart', varga: 9 } }],
  ['@10th house', { target: { of: 'house', house: 10 }, place: { view: 'chart', varga: 1 } }],
  ['@3rd house in Moon chart', { target: { of: 'house', house: 3 }, place: { view: 'chart', varga: 'moon' } }],
  ['@Venus–Moon period', { target: { of: 'period', lords: ['venus', 'moon'] }, place: { view: 'dasha' } }],
  [
    '@Saturn in D9 of the second chart',
    { target: { of: 'graha', graha: 'saturn' }, place: { view: 'chart', varga: 9, second: true } },
  ],
  ['@Gaja Kesari yoga', { target: { of: 'yoga', yoga: 'gaja_kesari' }, place: { view: 'yogas' } }],
])('%s is one chip', (words, chip) => {
  expect(chipParts(`Look at ${words}, please.`)).toEqual([
    { text: 'Look at ' },
    { text: words, chip },
    { text: ', please.' },
  ])
})

test.each([
  'mira@Saturnine.test',
  'info@Sun.com',
  'a.b-@Moon',
  'write to a@b.in',
  '@13th house',
  '@Pluto',
  '@ Saturn',
  '@saturn',
])('%s is no place of a chart', (words) => {
  expect(chips(words)).toEqual([])
})

test('names written by the menu are read again, for every graha, house, yoga and a period', () => {
  const targets: ChipTarget[] = [
    ...(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu', 'ketu', 'lagna'] as const).map(
      (graha) => ({ of: 'graha', graha }) as const,
    ),
    ...Array.from({ length: 12 }, (_, i) => ({ of: 'house', house: i + 1 }) as const),
    ...YOGA_IDS.map((yoga) => ({ of: 'yoga', yoga }) as const),
    { of: 'period', lords: ['rahu', 'saturn', 'ketu'] },
  ]
  for (const target of targets) {
    expect(DeskTarget.parse(target)).toEqual(target)
    for (const varga of [1, 9, 'moon'] as const)
      for (const second of [undefined, true] as const)
        expect(chips(chipText(target, { varga, second }))[0]?.[1]).toMatchObject({ target, place: { second } })
  }
})

test('a menu opens for what is typed after an @ that begins a word', () => {
  expect(mentionQuery('Look at @Sat', 12)).toBe('Sat')
  expect(mentionQuery('@', 1)).toBe('')
  expect(mentionQuery('mira@drishti', 12)).toBeNull()
  expect(mentionQuery('Look at @Sat', 4)).toBeNull()
})
