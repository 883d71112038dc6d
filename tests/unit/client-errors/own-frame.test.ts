import { expect, test } from 'vitest'
import { fileOf, isForeign, ownFrameOf } from '#workers/domain/client-errors/own-frame.ts'

const SITE = 'https://drishti.test'
const CHROME = `TypeError: x is undefined
    at chrome-extension://abcdefgh/content.js:1:2
    at Ne (${SITE}/assets/kundli-Dk3j2x9a.js:12:345)
    at ${SITE}/assets/root-Bq_8-aZ1.js:1:2`
const SAFARI = `map@[native code]\nNe@${SITE}/assets/kundli-Dk3j2x9a.js:12:345\n`
const EXTENSION = 'Error: no port\n    at moz-extension://1-2-3/inject.js:4:5'

test.each([
  ['Chrome', CHROME],
  ['Safari', SAFARI],
])('the first own place is found in a stack of %s', (_, stack) => {
  expect(ownFrameOf(stack, SITE)).toBe('/assets/kundli-Dk3j2x9a.js:12:345')
  expect(isForeign(stack, SITE)).toBe(false)
})

test('a stack with places of others only is foreign, one without places is not', () => {
  expect([EXTENSION, 'x@https://cdn.other.test/a.js:1:1'].map((stack) => isForeign(stack, SITE))).toEqual([true, true])
  expect(isForeign('', SITE)).toBe(false)
})

test('the file of a place is one for all builds', () => {
  expect(fileOf('/assets/kundli-Dk3j2x9a.js:12:345')).toBe('/assets/kundli.js')
  expect(fileOf('/assets/kundli-Bq_8-aZ1.js:9:1')).toBe('/assets/kundli.js')
  expect(fileOf('/sw.js:9:1')).toBe('/sw.js')
})
