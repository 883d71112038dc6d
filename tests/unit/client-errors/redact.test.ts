// A report of an error keeps what tells its cause, and nothing of a person.
import { expect, test } from 'vitest'
import { redacted } from '#workers/domain/client-errors/redact.ts'

test.each([
  ['an e-mail', 'No account for asha.rao+x@mail.example.com here', 'No account for [address] here'],
  ['an e-mail in an address', '/login/asha%40example.com', '/login/[address]'],
  ['a phone number', 'Cannot ring +91 98123 45678 now', 'Cannot ring [number] now'],
  ['a date of birth', 'No zone at 1991-03-17', 'No zone at [number]'],
  ['a JWT', 'Bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N', 'Bad token [id]'],
  ['an id of ours', 'GET /call/Zx3kPq8LmN2vTb7RwY5sGh failed', 'GET /call/[id] failed'],
  ['a query', 'at https://drishti.test/login?next=/x&code=123456 (line)', 'at https://drishti.test/login?… (line)'],
  ['a fragment', 'at /kundli#d=1991&n=Asha failed', 'at /kundli?… failed'],
  [
    'quoted input',
    `Unexpected token 'A', "Asha asks about her son" is not valid JSON`,
    `Unexpected token 'A', "…" is not valid JSON`,
  ],
])('%s is taken out', (_, text, left) => {
  expect(redacted(text)).toBe(left)
})

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map')",
  'at Ne (https://drishti.test/assets/conjunction-table-Dk3j2x9a.js:12:34567)',
  'Failed to fetch dynamically imported module: https://drishti.test/assets/kundli-Bq_8-aZ1.js',
  'getUserMediaPermissionDenied is not a function?',
])('the words of an error stay: %s', (text) => {
  expect(redacted(text)).toBe(text)
})
