/** @module-tag long */
import { afterEach, expect, test, vi } from 'vitest'
import { loadFiles } from '#app/shell/load-files.ts'

afterEach(() => vi.unstubAllGlobals())

/** A network that loses the first answer for each of these files. */
function losingOnce(...lost: string[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (lost.includes(url) && asked.filter((each) => each === url).length === 1) throw new TypeError('Failed to fetch')
    return new Response('export {}')
  })
  return asked
}

test('a part is imported once its files are here, and a lost file is asked for again, alone', async () => {
  const asked = losingOnce('/assets/a-2.js')
  const load = vi.fn(async () => 'part')
  await expect(loadFiles(load, ['assets/a-1.js', 'assets/a-2.js'])).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  await expect(loadFiles(load, ['assets/a-1.js', 'assets/a-2.js'])).resolves.toBe('part')
  expect(asked).toEqual(['/assets/a-1.js', '/assets/a-2.js', '/assets/a-2.js'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a file that an earlier part fetched is not fetched for the next one', async () => {
  const asked = losingOnce()
  await loadFiles(async () => {}, ['assets/b-1.js', 'assets/b-2.js'])
  await loadFiles(async () => {}, ['assets/b-2.js', 'assets/b-3.js'])
  expect(asked).toEqual(['/assets/b-1.js', '/assets/b-2.js', '/assets/b-3.js'])
})

test('a part without other files is imported at once', async () => {
  await expect(loadFiles(async () => 'alone')).resolves.toBe('alone')
})

test('a file that the server answers with an error is not imported, and is fetched again', async () => {
  const answers = [new Response('', { status: 503 }), new Response('export {}')]
  vi.stubGlobal('fetch', async () => answers.shift())
  const load = vi.fn(async () => 'part')
  await expect(loadFiles(load, ['assets/c-1.js'])).rejects.toThrow('/assets/c-1.js was answered with 503')
  expect(load).not.toHaveBeenCalled()
  await expect(loadFiles(load, ['assets/c-1.js'])).resolves.toBe('part')
})
