// Before the tests that run the product: it is built where its sources have changed. Afterwards their servers' data go.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from '../../scripts/lib/prepare-checkout.mjs'

export default async function setUp(): Promise<() => void> {
  await build({ local: true })
  const folder = mkdtempSync(path.join(tmpdir(), 'drishti-tests-'))
  process.env.TEST_DATA = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
