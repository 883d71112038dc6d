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
  vi.stubGlobal('location', { assign: (href: string) => done.push(`opens ${href}`) })
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

test('a file of a conversation goes to the sheet; one that does not come is opened', async () => {
  const click = { currentTarget: { href: '/files/1?download', download: 'a.pdf' }, preventDefault: vi.fn() }
  const tab = browser()
  saveLinked(click)
  expect([tab, click.preventDefault.mock.calls.length]).toEqual([[], 0])
  const app = browser(async () => undefined)
  vi.stubGlobal('fetch', async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }))
  saveLinked(click)
  await vi.waitFor(() => expect(app).toEqual(['sheet a.pdf application/pdf']))
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  saveLinked(click)
  await vi.waitFor(() => expect(app[1]).toBe('opens /files/1?download'))
})
