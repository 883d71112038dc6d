import { afterEach, expect, test, vi } from 'vitest'
import { saveFile, saveLinked } from '#app/ui/save-file.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser whose share sheet ends so; without one it only has links. */
function browser(share?: () => Promise<void>) {
  vi.useFakeTimers()
  const done: string[] = []
  const link = { href: '', download: '', click: () => done.push(`link ${link.download}`) }
  vi.stubGlobal('document', { createElement: () => link })
  vi.stubGlobal('location', { href: 'https://drishti.test/', assign: (href: string) => done.push(`opens ${href}`) })
  const sheet = {
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => {
      done.push(`sheet ${files[0]?.name} ${files[0]?.type}`)
      await share?.()
    },
  }
  vi.stubGlobal('navigator', share ? { standalone: true, ...sheet } : { standalone: false, ...sheet })
  return done
}

const PDF = new Blob(['%PDF'], { type: 'application/pdf' })
const fails = (name: string) => async () => {
  throw new DOMException('', name)
}

test('a browser saves by a link, the installed app of an iPhone by the share sheet', async () => {
  const tab = browser()
  await saveFile('kundli.pdf', PDF)
  expect(tab).toEqual(['link kundli.pdf'])
  const app = browser(async () => undefined)
  await saveFile('kundli.pdf', PDF)
  expect(app).toEqual(['sheet kundli.pdf application/pdf'])
})

test('a sheet that is closed saves nothing, one that is refused leaves the link', async () => {
  const closed = browser(fails('AbortError'))
  await saveFile('kundli.pdf', PDF)
  expect(closed).toHaveLength(1)
  const refused = browser(fails('NotAllowedError'))
  await saveFile('kundli.pdf', PDF)
  expect(refused[1]).toBe('link kundli.pdf')
})

test('the file of a link goes to the sheet under its name; one that does not come is opened', async () => {
  const preventDefault = vi.fn()
  const link = (href: string, download = '') =>
    saveLinked({ currentTarget: { href: `https://drishti.test${href}`, download }, preventDefault })
  const tab = browser()
  link('/files/1?download', 'a.pdf')
  expect([tab, preventDefault.mock.calls.length]).toEqual([[], 0])

  const app = browser(async () => undefined)
  const answer = (headers: Record<string, string>) =>
    vi.stubGlobal(
      'fetch',
      async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf', ...headers } }),
    )
  const done = (last: string) => vi.waitFor(() => expect(app.at(-1)).toBe(last))
  answer({})
  link('/files/1?download', 'a.pdf')
  await done('sheet a.pdf application/pdf')
  link('/bookings/1/calendar.ics')
  await done('sheet calendar.ics application/pdf')
  answer({ 'content-disposition': 'attachment; filename="statement-2026-11.csv"' })
  link('/dashboard/user/wallet/statement.csv')
  await done('sheet statement-2026-11.csv application/pdf')
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  link('/files/1', 'a.pdf')
  await done('opens https://drishti.test/files/1')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  link('/files/2', 'a.pdf')
  await done('opens https://drishti.test/files/2')
})
