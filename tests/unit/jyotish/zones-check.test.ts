// `npm run zones:check`: the table beside the newest time zone data that can be had.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ZONES_DATE, ZONES_VERSION } from 'drishti-jyotish/data/zones.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProgram } from '#tests/support/servers/run-program.ts'
import { newestTzdata, tableAge, tableFinding } from '../../../scripts/jyotish/newest-tzdata.mjs'

let answer = ''
const server = createServer((_, response) => response.end(answer))
let url = ''
let folder = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/version`
  folder = mkdtempSync(path.join(tmpdir(), 'drishti-zones-'))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const MISSING = '/no/such/program'

/** A stand-in of apt-cache that names a candidate. */
function aptCache(candidate: string): string {
  const file = path.join(folder, `apt-cache-${candidate}`)
  writeFileSync(file, `#!/bin/sh\nprintf 'tzdata:\\n  Installed: 2020a\\n  Candidate: ${candidate}\\n'\n`)
  chmodSync(file, 0o755)
  return file
}

test('a newer version fails the command, and the sentence names the step', async () => {
  answer = '2099b\n'
  const program = startProgram('scripts/jyotish/zones-check.mjs', { TZDATA_VERSION_URL: url }, [])
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain(`tzdata ${ZONES_VERSION}; 2099b can be had (IANA).`)
  expect(program.output()).toContain('npm run zones:update')
})

test('the table’s own version is the newest', async () => {
  answer = `${ZONES_VERSION}\n`
  const found = tableFinding(await newestTzdata({ url, aptCache: MISSING }))
  expect(found).toEqual({ isOld: false, sentence: `The zone table has tzdata ${ZONES_VERSION}; none is newer (IANA).` })
})

test('without IANA the lists of packages count, and an older one is no finding', async () => {
  answer = '<html>no version</html>'
  expect(await newestTzdata({ url, aptCache: aptCache('2099c-0+deb12u1') })).toMatchObject({ version: '2099c' })
  const older = await newestTzdata({ url, aptCache: aptCache('2025b-0ubuntu1') })
  expect(tableFinding(older)).toMatchObject({ isOld: false })
})

test('without an answer the sentence says so, and nothing fails', async () => {
  const none = await newestTzdata({ url: 'http://127.0.0.1:9/version', aptCache: MISSING })
  expect(tableFinding(none)).toEqual({
    isOld: false,
    sentence: `The zone table has tzdata ${ZONES_VERSION}; the newest version could not be asked for.`,
  })
})

test('the age counts from the day of the package', () => {
  const later = Date.parse(ZONES_DATE) + 33 * 86_400_000
  expect(tableAge(later)).toBe(`The zone table has tzdata ${ZONES_VERSION} of ${ZONES_DATE}, 33 days old.`)
})
