// The error page: what counts as a lost network, and what "Clear Cache & Reload" leaves alone.
import { expect, test } from 'vitest'
import { clearStorage } from '#app/shell/errors/clear-storage.ts'
import { errorMessage } from '#app/shell/errors/failure-page.tsx'
import { isNoConnection } from '#app/shell/errors/no-connection.ts'

const online = { onLine: true }
const offline = { onLine: false }

test('a request without an answer is a lost network in every browser', () => {
  for (const message of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])
    expect(isNoConnection(new TypeError(message), online)).toBe(true)
})

test('a part of the page that does not come is a lost network only where the browser is offline', () => {
  for (const message of [
    'Unable to preload CSS for /assets/toast-host-1.css',
    'Failed to fetch dynamically imported module: https://drishti.test/assets/a.js',
  ]) {
    expect(isNoConnection(new Error(message), offline)).toBe(true)
    expect(isNoConnection(new Error(message), online)).toBe(false)
  }
})

test('a fault of the page stays one without a network', () => {
  expect(isNoConnection(new Error('x is undefined'), offline)).toBe(false)
  expect(isNoConnection({ status: 500 }, offline)).toBe(false)
})

test('clearing the cache keeps the drafts of blogs', () => {
  const kept = new Map([
    ['access', 'a'],
    ['theme', 'dark'],
    ['blog-draft:asha:new', 'text'],
  ])
  clearStorage({
    keys: () => [...kept.keys()],
    getItem: () => null,
    setItem: () => undefined,
    removeItem: (key) => void kept.delete(key),
  })
  expect([...kept.keys()]).toEqual(['blog-draft:asha:new'])
})

test("data that came as something else are told in our words, not in the decoder's", () => {
  const error = new Error('Unable to decode turbo-stream response from URL: https://drishti.test/blogs.data')
  expect(errorMessage(error)).toBe('The server could not answer just now. Please load the page again in a moment.')
  expect(errorMessage(new Error('x is undefined'))).toBe('x is undefined')
})
