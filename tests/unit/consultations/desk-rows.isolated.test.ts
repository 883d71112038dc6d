// Both sides of a desk may read in different languages: the rows that they point to have the same ids.
import { expect, test, vi } from 'vitest'
import { panchangRowsOf } from '#app/screens/consultations/desk/engine/panchang-rows.ts'

vi.mock('#app/screens/tools/panchang/panchang-catalogue.ts', () => ({ word: () => 'शब्द' }))

test('ids of rows of a panchang come from no shown name, and are those of points that are kept', async () => {
  const spot = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
  const { rows } = await panchangRowsOf({ spot, rules: {}, date: '2027-01-02', now: Date.UTC(2026, 10, 23, 6) })
  expect(rows.map(({ row }) => row)).toEqual(
    'vara tithi nakshatra yoga karana sunrise sunset moonrise moonset brahma_muhurta amrit_kalam abhijit_muhurta vijaya_muhurta godhuli_muhurta nishita_muhurta bhadra gulika_kalam dur_muhurtam rahu_kalam yamaganda varjyam'.split(
      ' ',
    ),
  )
})
