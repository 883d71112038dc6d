// The activity feed tells every act of the audit log in a sentence.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sentence } from '#workers/domain/reports/admin/activity.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const EVENT = { id: 'a:1', at: 0, session_id: null, name: 'Asha', other: null, kind: null }
const ACT = /\baction(?:: | = |: active \? |: \w+ === null \? )'([\w-]+)'(?: : '([\w-]+)')?/g

function actsOfTheCode(): string[] {
  const files = globSync('workers/domain/**/*.ts', { cwd: ROOT })
  const texts = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).filter((text) => /audit/i.test(text))
  const found = texts.flatMap((text) => [...text.matchAll(ACT)].flatMap(([, one = '', other]) => [one, other ?? one]))
  return [...new Set([...found, 'open_chat', 'change_astrologer', 'call-mismatch:seconds'])]
}

test('every act that the code writes to the audit log has words of its own', () => {
  const acts = actsOfTheCode()
  expect(acts).toContain('unblock_client')
  expect(acts).toContain('take_back_verification')
  expect(acts.length).toBeGreaterThan(20)
  const unnamed = acts.filter((detail) => sentence({ ...EVENT, what: 'admin', detail }).includes('did “'))
  expect(unnamed).toEqual([])
})

test('an approval names the astrologer, or a blog', () => {
  expect(sentence({ ...EVENT, what: 'approve', other: 'Meera', detail: 'approve' })).toBe('Asha approved Meera')
  expect(sentence({ ...EVENT, what: 'admin', detail: 'approve' })).toBe('Asha approved a blog')
})
