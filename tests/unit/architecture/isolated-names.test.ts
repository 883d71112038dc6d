// A person's name in a sentence is isolated, because one that is written from right to left would reorder the words around it.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../../', import.meta.url)
const FIELDS = 'full_name|user_name|astrologer_name|author_name|client_name'
/** A call of a text with a field of a name. Labels are spoken, which has no order of signs. */
const NAMED = new RegExp(`(?<!label=\\{)\\b[a-z]*texts?\\b[\\w.?: =|(]*\\([^()]*\\b(?:${FIELDS})\\b`, 'gi')
const BESIDE = new RegExp(`\\{text\\.\\w+\\}\\s*\\{[\\w.]*\\b(?:${FIELDS})\\}`, 'g')

const careless = (code: string) =>
  code.split('\n').flatMap((line) => {
    if (/\blabel=\{(?!text\.label)/.test(line)) return []
    return [...(line.match(NAMED) ?? []), ...(line.match(BESIDE) ?? [])].filter(
      (each) => !each.includes('isolatedName'),
    )
  })

test('a name in a sentence, and one beside words, are told from a label', () => {
  const code = [
    'title={text.ask(astrologer.full_name)}',
    'text.title(data.user.full_name)',
    '{text.by} {post.author_name} {text.on}',
    'aria-label={text.view(row.full_name)}',
    'text.ask(isolatedName(astrologer.full_name))',
  ]
  expect(careless(code.join('\n'))).toEqual([
    'text.ask(astrologer.full_name',
    'text.title(data.user.full_name',
    '{text.by} {post.author_name}',
  ])
})

test('each name in a sentence is isolated', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(900)
  const found = files.flatMap((file) =>
    careless(readFileSync(new URL(file, ROOT), 'utf8')).map((each) => `${file}: ${each}`),
  )
  expect(found).toEqual([])
})
