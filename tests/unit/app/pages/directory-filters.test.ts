import { expect, test } from 'vitest'
import { labelOf } from '#app/screens/astrologers/filter-fields.ts'
import { readFilters } from '#app/screens/astrologers/read-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

test('a filter that makes no sense takes no good one with it', () => {
  const { query, applied } = read('?skill=Career&max_price=abc&online=perhaps&language=')
  expect(query).toEqual({ skill: 'Career' })
  expect(applied).toEqual([{ name: 'skill', value: 'Career' }])
})

test('every filter is read, and written back as in the URL', () => {
  const { query, applied } = read(
    '?search=%20mee%20&skill=Career&language=Hindi&max_price=1.5&online=true&top=true&x=1',
  )
  expect(query).toEqual({ search: 'mee', skill: 'Career', language: 'Hindi', max_price: 1.5, online: true })
  expect(applied.map(({ name, value }) => labelOf(name, value))).toEqual([
    'mee',
    'Career',
    'Hindi',
    'Up to $1.50',
    'Available now',
  ])
})

test('"online=false" is no filter', () => {
  expect(read('?online=false')).toEqual({ query: {}, applied: [], sort: null })
})
