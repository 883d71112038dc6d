// Numbers of the tools' tables.

import { expect, test } from 'vitest'
import { dms, dmsInSign, virupas } from '#app/format/format.ts'

test('a strength below zero has a minus sign, not a hyphen', () => {
  expect([virupas(-16.84), virupas(60)]).toEqual(['−16.8', '60.0'])
})

test('a place at the end of a sign is never the thirtieth degree, which is of the next sign', () => {
  expect([dms(29.99999), dmsInSign(29.99999), dmsInSign(29.9998), dmsInSign(12.5), dmsInSign(0)]).toEqual([
    '30° 00′ 00″',
    '29° 59′ 59″',
    '29° 59′ 59″',
    '12° 30′ 00″',
    '00° 00′ 00″',
  ])
})
