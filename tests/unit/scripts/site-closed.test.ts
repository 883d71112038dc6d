// `npm run site`: the variable that closes a site.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localSecrets } from '../../../scripts/lib/secrets.mjs'
import { setSiteClosed } from '../../../scripts/lib/state/site-closed.mjs'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'drishti-site-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a deployed site gets it as a secret, by a file', async () => {
  const asked: unknown[] = []
  const wrangler = async (args: string[]) => {
    const [group, command, file, ...rest] = args
    asked.push([group, command, JSON.parse(readFileSync(String(file), 'utf8')), ...rest])
    return ''
  }
  await setSiteClosed({ value: 'a-pass', dataDir: null, env: undefined, wrangler })
  await setSiteClosed({ value: 'no', dataDir: null, env: 'staging', wrangler })
  expect(asked).toEqual([
    ['secret', 'bulk', { SITE_CLOSED: 'a-pass' }, '--env', ''],
    ['secret', 'bulk', { SITE_CLOSED: 'no' }, '--env', 'staging'],
  ])
})

test('a local site has it beside its secrets, which stay', async () => {
  const wrangler = () => Promise.reject(new Error('not asked'))
  const before = await localSecrets(dataDir)
  await setSiteClosed({ value: 'a-pass', dataDir, env: undefined, wrangler })
  expect(await localSecrets(dataDir)).toEqual({ ...before, SITE_CLOSED: 'a-pass' })
})

test('a local site that was never started is named', async () => {
  const wrangler = () => Promise.reject(new Error('not asked'))
  const nowhere = path.join(dataDir, 'none')
  const closing = setSiteClosed({ value: 'a-pass', dataDir: nowhere, env: undefined, wrangler })
  await expect(closing).rejects.toThrow(`There is no site in ${nowhere}. Start the product once: npm start`)
})
