// The rows of the desk's panchang: both sides of a desk may read in different languages.
import { expect, test } from 'vitest'
import { panchangRowsOf } from '#app/screens/consultations/desk/engine/panchang-rows.ts'
import { type Language, setLanguageSource } from '#workers/contract/text/language.ts'

async function rowsIn(language: Language) {
  const before = setLanguageSource(() => language)
  try {
    const spot = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
    return await panchangRowsOf({ spot, rules: {}, date: '2027-01-02', now: Date.UTC(2026, 10, 23, 6) })
  } finally {
    setLanguageSource(before)
  }
}

test('ids of rows of a panchang are those of points that are kept, in each language', async () => {
  const ids =
    'vara tithi nakshatra yoga karana sunrise sunset moonrise moonset brahma_muhurta amrit_kalam abhijit_muhurta vijaya_muhurta godhuli_muhurta nishita_muhurta bhadra gulika_kalam dur_muhurtam rahu_kalam yamaganda varjyam'
  for (const language of ['en', 'hi'] as const)
    expect((await rowsIn(language)).rows.map(({ row }) => row)).toEqual(ids.split(' '))
})

test('the panchang of a Hindi desk is in Hindi', async () => {
  const { day, rows, rules } = await rowsIn('hi')
  expect(day).toBe('शनिवार 2 जनवरी 2027')
  expect(rows.find(({ row }) => row === 'vara')).toMatchObject({ name: 'वार', value: 'शनिवार, स्वामी शनि' })
  const words = rows.flatMap(({ name, value = '', spans = [] }) => [
    name,
    value,
    ...spans.flatMap((span) => [span.name, span.note, span.time]),
    rules,
  ])
  expect(words.join('\n').match(/[A-Za-z]{4,}/g)).toBeNull()
})
