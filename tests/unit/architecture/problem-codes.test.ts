// Schemas refuse with codes of problems.ts: the message of an issue is one, and `sentencesOf` or `problemOf` makes words of it.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')

test('no screen and no endpoint shows the message of an issue', () => {
  const files = ['app', 'workers', 'packages/jyotish'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  const shows = /\bissues?\b[^\n]*\.message\b|\{ message \}[^\n]*issues/
  expect(files.filter((file) => shows.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([
    'workers/contract/errors/problem.ts',
  ])
})
