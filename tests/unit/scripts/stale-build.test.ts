// A build is stale once its sources have changed, and not once another program has written its files beside them.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { GENERATED, SOURCES } from '../../../scripts/lib/prepare-checkout.mjs'

const root = path.resolve(import.meta.dirname, '../../..')

test('files below the sources that git ignores make no build stale', () => {
  const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', ...SOURCES]
  const ignored = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  expect(ignored.filter((file) => !GENERATED.some((each) => file.startsWith(`${each}/`)))).toEqual([])
})
