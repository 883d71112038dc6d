import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => void vi.unstubAllGlobals())

/** Storage as browsers have it: its keys are its properties. `log`: the keys that were written. */
function storage(start: Record<string, string>) {
  const log: string[] = []
  const kept = Object.assign(
    Object.create({
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => {
        log.push(key)
        kept[key] = value
      },
      removeItem: (key: string) => delete kept[key],
    }),
    start,
  ) as Record<string, string> & Storage
  return { kept, log }
}

test('a log-out takes the unsent words and the asked birth along, and the other tabs read of it', async () => {
  const local = storage({ access: 'a', refresh: 'r', user_id: 'u1', 'blog-draft:u1:new': '{}' })
  const tab = storage({
    'message-draft:u1:review:c1': '{}',
    'message-outbox:c1:user': '[]',
    ask_birth: '{}',
    theme: 'dark',
  })
  vi.stubGlobal('localStorage', local.kept)
  vi.stubGlobal('sessionStorage', tab.kept)
  const { forgetPerson } = await import('#app/login-state/stored-login.ts')
  forgetPerson()
  expect([Object.keys(tab.kept), Object.keys(local.kept)]).toEqual([['theme'], ['blog-draft:u1:new']])
  expect(local.log).toEqual(['logged_out'])
})
