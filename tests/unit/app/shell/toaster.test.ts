// The toast library comes with the first tap or key.
import { expect, test } from 'vitest'
import { loadToastHost } from '#app/ui/overlay/toasts.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('the toast library is loaded once, by the first tap, key or toast', async () => {
  const hosts: string[] = []
  let loads = 0
  const library = () => {
    loads += 1
    return Promise.resolve('library')
  }
  const load = loadToastHost(library, (host) => hosts.push(host))
  load()
  load()
  await settled()
  expect([loads, hosts]).toEqual([1, ['library']])
})
