import { expect, test } from 'vitest'
import type { WireAstrologer } from '#workers/contract/astrologers.ts'
import { filterDirectory } from '#workers/domain/astrologers/filter-directory.ts'
import { matchesSearch } from '#workers/domain/astrologers/search.ts'

const meera = {
  full_name: 'Meera Joshi',
  languages: ['Hindi', 'Marathi'],
  specializations: ['Career', 'Marriage timing'],
  bio: 'Reads the birth chart first, and its numerals.',
  status: 'online',
  kinds: ['chat', 'web-call'],
  price_per_min_chat: 1.5,
  price_per_min_call: 1.8,
  average_rating: 4.8,
  experience_years: 14,
} as WireAstrologer

test.each([
  'meera',
  'Mee',
  'mera',
  'meeta',
  'meear',
  'joshi meera',
  'marathi',
  'Marati',
  'career',
  'birth chart',
  'when is my marriage timing?',
  'Mëera',
])('"%s" finds her', (search) => expect(matchesSearch(meera, search)).toBe(true))

test.each(['mxxra', 'eral', 'tamil', 'ravi', 'meera tamil', 'mrx'])('"%s" does not', (search) =>
  expect(matchesSearch(meera, search)).toBe(false),
)

test.each(['हिन्दी', 'हिंदी', 'मराठी', 'करियर', 'विवाह', 'मीरा', 'मीरा जोशी', 'मेरा विवाह कब होगा', 'मिरा'])(
  'on /hi "%s" finds her',
  (search) => expect(matchesSearch(meera, search)).toBe(true),
)

test.each(['तमिल', 'कविता', 'मोहन', 'रवि', 'धन', 'हिमांशु'])('on /hi "%s" does not', (search) =>
  expect(matchesSearch(meera, search)).toBe(false),
)

test.each([
  ['Kavita Nair', 'कविता नायर'],
  ['Asha Sharma', 'आशा शर्मा'],
  ['Ravi Singh', 'रवि सिंह'],
  ['Lakshmi Rao', 'लक्ष्मी राव'],
  ['Krishna Chaturvedi', 'कृष्ण चतुर्वेदी'],
  ['Srivastava', 'श्रीवास्तव'],
  ['Verma', 'वर्मा'],
  ['Pandey', 'पांडे'],
  ['Gyan Mishra', 'ज्ञान मिश्र'],
  ['Vikram Joshi', 'विक्रम जोशी'],
  ['Suresh Patil', 'सुरेश पाटिल'],
  ['Farah Khan', 'फ़राह ख़ान'],
  ['Zoya', 'ज़ोया'],
])('%s is %s, in either script', (latin, devanagari) => {
  const named = (full_name: string) => ({ full_name, languages: [], specializations: [], bio: '' })
  expect(matchesSearch(named(latin), devanagari)).toBe(true)
  expect(matchesSearch(named(devanagari), latin)).toBe(true)
  expect(matchesSearch(named(devanagari), devanagari)).toBe(true)
  expect(matchesSearch(meera, devanagari.replace('जोशी', ''))).toBe(false)
})

test('a name that is still being typed does not fit the beginning of a language', () => {
  const suresh = { ...meera, full_name: 'Suresh Patil', bio: '' }
  expect(matchesSearch(suresh, 'mera')).toBe(false)
  expect(matchesSearch(suresh, 'sures')).toBe(true)
  expect(matchesSearch(suresh, 'sore')).toBe(true)
})

test('each filter is counted with the others, and sorting keeps the usual order between equals', () => {
  const kavita = {
    ...meera,
    full_name: 'Kavita Nair',
    languages: ['Tamil'],
    status: 'offline',
    price_per_min_chat: 0.8,
  }
  const all = [meera, kavita as WireAstrologer]
  const { list, choices, fromCents } = filterDirectory(all, { online: true })
  expect(list).toEqual([meera])
  expect(choices.languages).toEqual([
    { value: 'Hindi', count: 1 },
    { value: 'Marathi', count: 1 },
    { value: 'Tamil', count: 0 },
  ])
  expect(choices.online).toBe(1)
  expect(choices.prices[0]).toEqual({ value: '1', count: 0 })
  expect(fromCents).toBe(80)
  expect(filterDirectory(all, { sort: 'price' }).list.map((each) => each.full_name)).toEqual([
    'Kavita Nair',
    'Meera Joshi',
  ])
  expect(filterDirectory(all, { sort: 'rating' }).list).toEqual(all)
  expect(filterDirectory([], {}).fromCents).toBeNull()
})
