// Texts of the desk about a time of birth that is known to some minutes.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { expect, test } from 'vitest'
import { jobs } from '#app/screens/consultations/desk/engine/jobs.ts'
import { doubtWords } from '#app/screens/consultations/desk/views/unknown-time.ts'
import type { SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'

const PRIYA: SharedBirth = {
  relation: 'self',
  name: 'Priya',
  gender: 'female',
  date: '1991-03-17',
  time: '01:04:00',
  uncertainty_minutes: 5,
  clock_reading: null,
  place: { name: 'Chennai, India', lat: 13.08, lon: 80.27, tz: 'Asia/Kolkata' },
}

async function cast(birth: Partial<SharedBirth> = {}): Promise<Kundli> {
  const made = await jobs.kundli({ ...PRIYA, ...birth }, {})
  if (!made) throw new Error('no chart')
  return made
}

test('each chart is tried minute by minute, not guessed from its number', async () => {
  for (const time of ['01:04:00', '04:30:00', '13:20:00']) {
    const made = await cast({ time })
    const shifted = (minutes: number) =>
      new Date(Date.parse(`1991-03-17T${time}Z`) + minutes * 60_000).toISOString().slice(11, 19)
    const near = await Promise.all(
      Array.from({ length: 11 }, (_, i) => cast({ time: shifted(i - 5), uncertainty_minutes: 0 })),
    )
    const changed = made.vargas
      .filter(({ lagna }, i) => near.some(({ vargas }) => vargas[i]?.lagna !== lagna))
      .map(({ varga }) => varga)
    expect((await jobs.doubt(made)).vargas, time).toEqual(changed)
  }
  expect((await jobs.doubt(await cast())).vargas).toEqual(expect.arrayContaining([4, 7]))
})

test('the words are of the chart that is open', async () => {
  const made = await cast()
  const doubt = await jobs.doubt(made)
  const words = (varga: number | 'moon') => doubtWords(made, { view: 'chart', varga }, doubt)
  expect(words(7)).toContain('within them the lagna of D7 Saptamsha changes')
  expect(words(1)).toBe('The time may be off by 5 minutes. Within them the lagna of D1 Birth holds.')
  expect(words('moon')).toBe('The time may be off by 5 minutes. Within them the Moon holds its sign.')
  expect(words(13)).toBeNull()
  expect(doubtWords(made, { view: 'chart', varga: 7 }, null)).toBeNull()
})

test('of the periods it says by how many days their dates move', async () => {
  const made = await cast({ uncertainty_minutes: 30 })
  const { dashaDays } = await jobs.doubt(made)
  const moved = await Promise.all(
    ['00:34:00', '01:04:00', '01:34:00'].map(async (time) => (await cast({ time })).vimshottari.periods[0]?.end ?? 0),
  )
  const [before = 0, given = 0, after = 0] = moved
  expect(dashaDays).toBeCloseTo(Math.max(Math.abs(before - given), Math.abs(after - given)) / 86_400_000, 3)
  expect(doubtWords(made, { view: 'dasha', varga: 1 }, { vargas: [], dashaDays: 41.6 })).toBe(
    'The time may be off by 30 minutes. Within them the dates of the periods move by up to 42 days either way.',
  )
})

test('grahas, transits and yogas say whether the houses hold; match and panchang have words of their own', async () => {
  const made = await cast()
  const words = (view: 'planets' | 'transits' | 'yogas' | 'match' | 'panchang', changes: 'lagna'[]) =>
    doubtWords({ ...made, uncertainty: { minutes: 5, changes } }, { view, varga: 1 }, null)
  for (const view of ['planets', 'transits', 'yogas'] as const) {
    expect(words(view, [])).toContain('the lagna holds its sign')
    expect(words(view, ['lagna'])).toContain('the lagna changes its sign')
  }
  for (const view of ['match', 'panchang'] as const) expect(words(view, ['lagna'])).toBeNull()
})

test('of an exact time nothing is said, and of an unknown one what the chart cannot tell', async () => {
  expect(doubtWords(await cast({ uncertainty_minutes: 0 }), { view: 'chart', varga: 60 }, null)).toBeNull()
  const timeless = await cast({ time: null, uncertainty_minutes: 720 })
  expect(doubtWords(timeless, { view: 'chart', varga: 9 }, null)).toContain('of D9 Navamsha. It is drawn for noon')
  expect(doubtWords(timeless, { view: 'dasha', varga: 9 }, null)).toBeNull()
})
