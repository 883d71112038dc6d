import { expect, test } from 'vitest'
import { networksOf, truncateAddress } from '#workers/http/callers/networks.ts'

test('an IPv4 address counts alone', () => {
  expect(networksOf('192.0.2.1')).toEqual([{ key: '192.0.2.1', times: 1 }])
  expect(networksOf('::ffff:192.0.2.1')).toEqual([{ key: '192.0.2.1', times: 1 }])
})

test('an IPv6 address counts for its /64, its /56 and its /48', () => {
  const keys = (address: string) => networksOf(address).map(({ key }) => key)
  expect(keys('2001:db8:1:ab01::7')).toEqual(['2001:db8:1:ab01', '2001:db8:1:ab/56', '2001:db8:1/48'])
  expect(keys('2001:db8:1:ab02::7').slice(1)).toEqual(keys('2001:db8:1:ab01::7').slice(1))
  expect(keys('2001:db8:1:cd01::7')[2]).toBe('2001:db8:1/48')
  expect(keys('2001:db8::1')).toEqual(['2001:db8:0:0', '2001:db8:0:0/56', '2001:db8:0/48'])
})

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['2001:db8:1:ab01::7', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
])('the log names %s as %s', (address, network) => {
  expect(truncateAddress(address)).toBe(network)
})
