// Comments and names of tests name their subject: none begins with a nominal clause ("What …", "Whoever …", "The same …").
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FOLDERS = ['app', 'workers', 'packages', 'scripts', 'tests']
const OPENING = '(?:what(?:ever)?|who(?:ever|se)?|which|whether|how|the same)\\b'

/** The first line of a comment: after code, at the end of a line, or on a line of its own below one that is no comment. */
const COMMENT = new RegExp(`(?:^|\\s|\\{)(?://|/\\*\\*?)\\s+${OPENING}`, 'i')
const LINE_OF_COMMENT = /^\s*(?:\/\/|\*)/
const BLOCK_BEGIN = /^\s*\/\*\*?\s*$/
const FIRST_OF_BLOCK = new RegExp(`^\\s*\\*\\s+${OPENING}`, 'i')
/** Words that hide the person, in a comment or a test's name. */
const WHOEVER = /^\s*(?:\/\/|\*|\/\*\*?|(?:test|it|describe)[\w.]*\()[^\n]*\bwhoever\b/i
const TEST_NAME = new RegExp(`^\\s*(?:(?:test|it|describe)[\\w.]*\\(|\\]\\)\\()['"\`]${OPENING}`, 'i')

function riddlesIn(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, n) => {
    const before = lines[n - 1] ?? ''
    const goesOn = /^\s*\/\//.test(line) && LINE_OF_COMMENT.test(before)
    const begins = BLOCK_BEGIN.test(before) ? FIRST_OF_BLOCK.test(line) : !goesOn && COMMENT.test(line)
    return begins || TEST_NAME.test(line) || WHOEVER.test(line) ? [`${n + 1}: ${line.trim()}`] : []
  })
}

test('the check finds such openings, and leaves sentences within a comment alone', () => {
  const text = `// What a file decides.
// A long comment, which goes on in a second line.
// A line in the middle of a comment begins a sentence of its own.
/** Whether it runs. */
/**
 * The same for blocks.
 * What follows is not its beginning.
 */
const href = 'https://whatever.example' // Who knows
test('what waits', () => {})
test('a client waits', () => {})
const shown = <p>{/* How it looks */}</p>`
  expect(riddlesIn(text).map((line) => Number.parseInt(line, 10))).toEqual([1, 4, 6, 9, 10, 12])
})

test('comments and names of tests begin with their subject', () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name))
      .flatMap((name) => {
        const file = path.join(folder, name)
        if (file === path.relative(ROOT, import.meta.filename)) return []
        return riddlesIn(readFileSync(path.join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`)
      }),
  )
  expect(found).toEqual([])
})
