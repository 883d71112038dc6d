// The birth that a tab keeps for a request goes with that request alone.
import type { ClientActionFunctionArgs } from '@remix-run/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { postProfileForm } from '#app/screens/astrologer/post-profile-form.ts'

const { happened } = vi.hoisted(() => ({ happened: [] as string[] }))
vi.mock('#app/login-state/browser-login.ts', () => ({
  tab: { removeItem: (key: string) => happened.push(`cleared: ${key}`) },
}))
vi.mock('#app/login-state/stored-login.ts', () => ({ expire: () => undefined }))
vi.mock('#app/ui/overlay/toasts.ts', () => ({ toast: { success: (text: string) => happened.push(`toast: ${text}`) } }))
vi.mock('#app/language/language.ts', () => ({ currentLanguage: () => 'en' }))

beforeEach(() => {
  happened.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const redirection = () => new Response(null, { status: 302, headers: { location: '/chat/asha?session=1' } })

function post(intent: string, serverAction: () => Promise<unknown>) {
  const request = new Request('http://localhost/astrologer/asha', {
    method: 'POST',
    body: new URLSearchParams({ intent }),
  })
  return postProfileForm({ request, serverAction } as unknown as ClientActionFunctionArgs)
}

test('a request that leads to its consultation takes the birth along', async () => {
  await expect(post('request', () => Promise.reject(redirection()))).rejects.toMatchObject({ status: 302 })
  expect(happened).toEqual(['cleared: ask_birth'])
})

test.each([
  ['another form that leads to a page', 'book', redirection()],
  ['an answer of another server', 'request', new Response('Bad gateway', { status: 502 })],
  ['an error page', 'request', new Response('Not found', { status: 404 })],
])('%s leaves the birth to the tab', async (_, intent, thrown) => {
  await post(intent, () => Promise.reject(thrown)).catch(() => undefined)
  expect(happened).toEqual([])
})

test.each([
  ['book', ['toast: Your time is booked.']],
  ['book_in_page', []],
  ['report-1', []],
])('the success of the form “%s” is told once', async (intent, told) => {
  await post(intent, async () => ({ intent, values: {}, done: true, failure: null }))
  expect(happened).toEqual(told)
})
