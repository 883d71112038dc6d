// The filters of the user's conversations.
import { expect, test } from 'vitest'
import {
  conversationsAddress,
  filterConversations,
  readConversationFilter,
} from '#app/screens/consultations/history/filter-conversations.ts'

const ITEMS = [
  { other_name: 'Meera Joshi', unread: 2 },
  { other_name: 'Farzana Qureshi', unread: 0 },
  { other_name: 'मीरा जोशी', unread: 0 },
]
const names = (query: string) =>
  filterConversations(ITEMS, readConversationFilter(new URLSearchParams(query))).map(({ other_name }) => other_name)

test('conversations are filtered by unread messages and by the beginning of a name', () => {
  expect(names('')).toHaveLength(3)
  expect(names('show=unread')).toEqual(['Meera Joshi'])
  expect(names('search=qur')).toEqual(['Farzana Qureshi'])
  expect(names('search=Meera J')).toEqual(['Meera Joshi'])
  expect(names('search=जोशी')).toEqual(['मीरा जोशी'])
  expect(names('search=shi')).toEqual([])
})

test('a filter has an address that leads back to it', () => {
  const filter = { unread: true, search: 'मीरा' }
  expect(readConversationFilter(new URLSearchParams(conversationsAddress(filter)))).toEqual(filter)
  expect(conversationsAddress({ unread: false, search: '' })).toBe('?')
})
