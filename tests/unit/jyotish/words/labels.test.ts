import { AREAS, AYANAMSAS, HOUSE_SYSTEMS, kundli, label, match, PERIODS, readBirth } from 'drishti-jyotish/index.ts'
import { KAAL_SARP_TYPES } from 'drishti-jyotish/kundli/doshas/kaal-sarp.ts'
import { ENGLISH_LABELS } from 'drishti-jyotish/words/en/labels.ts'
import { expect, test } from 'vitest'
import { positionRows } from '../reference.ts'

const named = (ids: readonly (string | number)[], prefix: 'word' | 'relation' = 'word') =>
  ids.filter((id) => ENGLISH_LABELS.templates[`${prefix}.${id}`] === undefined)

test('every id that a table shows has a name', () => {
  for (const row of positionRows) {
    const made = kundli(readBirth(row), { karakas: 8 })
    const { varna, vashya, yoni, gana, nadi, tatva, paya } = made.avakahada
    expect(named([varna, vashya, yoni, gana, nadi, tatva, paya])).toEqual([])
    expect(named(made.grahas.map(({ dignity }) => dignity))).toEqual([])
    expect(named(made.vargas.map(({ topic }) => topic))).toEqual([])
    expect(named(made.karakas.map(({ role }) => role))).toEqual([])
    expect(
      named(
        made.friendships.flatMap(({ natural, temporal, compound }) => [natural, temporal, compound]),
        'relation',
      ),
    ).toEqual([])
    expect(named(made.yogini.periods.map(({ lord }) => lord))).toEqual([])
  }
  const made = match({ nakshatra: 3, pada: 2 }, { nakshatra: 8, pada: 1 })
  expect(named([made.band, ...made.kootas.map(({ koota }) => koota)])).toEqual([])
  expect(named(made.poruthams.flatMap(({ porutham, verdict }) => [porutham, verdict]))).toEqual([])
  expect(named([...AREAS, ...PERIODS, ...AYANAMSAS, ...HOUSE_SYSTEMS, ...KAAL_SARP_TYPES])).toEqual([])
})

test('names read well, and an unknown id stays readable', () => {
  expect(label('great_friend', ENGLISH_LABELS)).toBe('Great friend’s sign')
  expect(label('great_friend', ENGLISH_LABELS, 'relation')).toBe('Great friend')
  expect(label('graha_maitri', ENGLISH_LABELS)).toBe('Graha maitri')
  expect(label('some_new_thing', ENGLISH_LABELS)).toBe('some new thing')
})
