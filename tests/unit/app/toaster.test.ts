// The toast library comes with the first tap or key; without a network plain toasts take its place.
import { expect, test } from 'vitest'
import { loadToastHost } from '#app/ui/toasts.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a toast library that cannot be loaded gives its place to plain toasts, and nothing is thrown', async () => {
  const hosts: string[] = []
  const load = loadToastHost(
    () => Promise.reject(new Error('Unable to preload CSS for /assets/toast-host.css')),
    'plain',
    (host) => hosts.push(host),
  )
  load()
  load()
  await settled()
  expect(hosts).toEqual(['plain'])
})

test('the toast library is loaded once, by the first tap, key or toast', async () => {
  const hosts: string[] = []
  let loads = 0
  const library = () => {
    loads += 1
    return Promise.resolve('library')
  }
  const load = loadToastHost(library, 'plain', (host) => hosts.push(host))
  load()
  load()
  await settled()
  expect([loads, hosts]).toEqual([1, ['library']])
})
