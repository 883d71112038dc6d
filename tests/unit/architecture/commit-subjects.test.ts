// Subjects of commits: at most 72 characters, one topic. Commits from before the check are left as they are.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** A date and no commit: it holds in a shallow clone, and in one without other branches. */
const CHECKED_SINCE = '2026-11-26T12:00:00Z'
const LONGEST = 72

function faultsOf(subject: string): string[] {
  return [
    ...([...subject].length > LONGEST ? [`${[...subject].length} characters: ${subject}`] : []),
    ...(subject.includes(';') ? [`two topics: ${subject}`] : []),
    ...(/\.$|^[a-z]/.test(subject) ? [`no sentence of a title: ${subject}`] : []),
  ]
}

test('the check finds long subjects, two topics, small letters and full stops', () => {
  expect(faultsOf('Read a statement page by page')).toEqual([])
  const wrong = ['x'.repeat(73), 'Mend the list; test it', 'mend the list', 'Mend the list.']
  expect(wrong.map((subject) => faultsOf(subject).length)).toEqual([2, 1, 1, 1])
})

test('subjects of new commits are short and have one topic', () => {
  const { stdout, status } = spawnSync('git', ['log', '--no-merges', `--since=${CHECKED_SINCE}`, '--format=%s'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  // An archive of the sources has no history.
  const subjects = status === 0 ? stdout.split('\n').filter(Boolean) : []
  expect(subjects.flatMap(faultsOf)).toEqual([])
})
