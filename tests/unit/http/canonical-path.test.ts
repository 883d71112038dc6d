import { expect, test } from 'vitest'
import { pathOfSegments, segmentsOf } from '#workers/http/pages/canonical-path.ts'

const canonical = (path: string) => pathOfSegments(segmentsOf(path))

test.each([
  ['/kundli', ['/kundli/', '//kundli', '/kundli//', '/%6bundli', '/./kundli', '/a/../kundli', '/a/%2E%2e/kundli']],
  ['/', ['', '//', '/./']],
  ['/panchang/%E0%A4%95', ['/panchang/%e0%a4%95', '/panchang/क', '//panchang/%E0%A4%95/']],
  ['/a%20b', ['/a b', '/a%20b/']],
])('%s has other spellings', (path, others) => {
  expect(canonical(path)).toBe(path)
  for (const each of others) expect([each, canonical(each)]).toEqual([each, path])
})

test('a path is decoded once', () => {
  for (const path of [
    '/%256bundli',
    '/a%2Fb',
    '/a%252Fb',
    '/a%25',
    '/a%3Fb',
    '/a%23b',
    '/a%5Cb',
    '/a%00b',
    '/a%0Ab',
    '/%252e%252e/a',
  ])
    expect([path, canonical(path)]).toEqual([path, path])
})

test('signs of other segments’ borders stay signs of their own', () => {
  expect(segmentsOf('/panchang/delhi%2Findia')).toEqual(['panchang', 'delhi/india'])
  expect(canonical('/panchang/delhi%2findia')).toBe('/panchang/delhi%2Findia')
})

test('a segment that cannot be decoded stands for its own text', () => {
  expect(canonical('/100%')).toBe('/100%25')
  expect(canonical('/%FF')).toBe('/%25FF')
})
