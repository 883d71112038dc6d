// A report of an error keeps what tells its cause, and nothing of a person.
import { expect, test } from 'vitest'
import { redacted } from '#workers/domain/client-errors/redact.ts'

test.each([
  ['an e-mail', 'No account for asha.rao+x@mail.example.com here', 'No account for [address] here'],
  ['an e-mail in an address', '/login/asha%40example.com', '/login/[address]'],
  ['an e-mail with an umlaut', 'No müller@bücher.example here', 'No [address] here'],
  ['an e-mail in Hindi', 'No राम.कुमार@डाक.भारत here', 'No [address] here'],
  ['an e-mail in Cyrillic', '(иван@пример.рф)', '([address])'],
  ['an e-mail with a wide @', 'No asha＠example.com', 'No [address]'],
  ['a name for payments', 'Cannot pay ravi.k@okbank.', 'Cannot pay [address].'],
  ['a phone number', 'Cannot ring +91 98123 45678 now', 'Cannot ring [number] now'],
  ['a phone number with a slash', 'Cannot ring 98765/43210', 'Cannot ring [number]'],
  ['a phone number with brackets', 'Cannot ring (098) 123-456', 'Cannot ring ([number]'],
  ['a phone number with dashes of print', 'Cannot ring 98123–45678', 'Cannot ring [number]'],
  ['a phone number in Devanagari', 'Cannot ring ९८१२३ ४५६७८', 'Cannot ring [number]'],
  ['a phone number in a path', '/call/98765/43210', '/call/[number]'],
  ['six digits', 'Bad code 123456.', 'Bad code [number].'],
  ['a code in Arabic digits', 'Bad code ١٢٣٤٥٦', 'Bad code [number]'],
  ['a date of birth', 'No zone at 1991-03-17', 'No zone at [number]'],
  ['a date of birth with slashes and its time', 'No zone at 12/05/1990 07:45', 'No zone at [number]'],
  ['a date of birth with points', 'No zone at 1.5.1990, 7:45', 'No zone at [number]'],
  ['a date of birth in Devanagari', 'No zone at १२/०५/१९९०', 'No zone at [number]'],
  ['an instant', 'No zone at 1990-05-12T07:45Z', 'No zone at [number]Z'],
  ['a time like a place', 'born:07:45:30', 'born:[number]'],
  ['an IPv4 address', 'No route to 10.0.0.7:443', 'No route to [address]:443'],
  ['an IPv6 address', 'from 2001:db8:85a3:8d3:1319:8a2e:370:7348 refused', 'from [address] refused'],
  ['an IPv6 address that is shortened', 'from 2001:db8::1: refused', 'from [address] refused'],
  ['an IPv6 address in brackets', 'https://[fe80::1ff:fe23:4567:890a]/', 'https://[[address]]/'],
  ['an IPv6 address with an IPv4 one', 'from ::ffff:192.0.2.128', 'from [address]'],
  ['an IPv6 address in a path', '/peer/2001:DB8::8:800:200C:417A', '/peer/[address]'],
  ['a JWT', 'Bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N', 'Bad token [id]'],
  ['an id of ours', 'GET /call/Zx3kPq8LmN2vTb7RwY5sGh failed', 'GET /call/[id] failed'],
  ['a token of letters', 'Bad token abcdefghijklmnopqrst', 'Bad token [id]'],
  ['a token with dashes', 'Bad token Ab-cd_efghijklmnopqrst!', 'Bad token [id]!'],
  ['a query', 'at https://drishti.test/login?next=/x&code=123456 (line)', 'at https://drishti.test/login?… (line)'],
  ['a query with a time', 'at /kundli?time=07:45&name=Ravi failed', 'at /kundli?… failed'],
  ['a query with an apostrophe', "at '/kundli?name=O'Brien&x=1' failed", "at '/kundli?…' failed"],
  ['a query with brackets', 'at /kundli?name=(Ravi)&args[]=<x>', 'at /kundli?…'],
  ['a query in Hindi', 'at /kundli?नाम=राम', 'at /kundli?…'],
  ['a query alone', 'No ?name=Ravi:Kumar&q=x here', 'No ?… here'],
  ['a query in quotes', 'No "?name=Ravi:Kumar" here', 'No "?…" here'],
  ['a fragment', 'at /kundli#d=1991&n=Asha failed', 'at /kundli?… failed'],
  ['a fragment alone', 'No #n=Asha:Rao here', 'No ?… here'],
  [
    'quoted input',
    `Unexpected token 'A', "Asha asks about her son" is not valid JSON`,
    `Unexpected token 'A', "…" is not valid JSON`,
  ],
  [
    'quoted input with quotes in it',
    `Unexpected token 'A', "{"name":"Asha","to":"As"... is not valid JSON`,
    `Unexpected token 'A', "…"... is not valid JSON`,
  ],
  [
    'quoted input in Safari',
    'JSON Parse error: Unexpected identifier "Asha"',
    'JSON Parse error: Unexpected identifier "…"',
  ],
])('%s is taken out', (_, text, left) => {
  expect(redacted(text)).toBe(left)
})

test.each([
  "TypeError: Cannot read properties of undefined (reading 'map')",
  'at Ne (https://drishti.test/assets/conjunction-table-Dk3j2x9a.js:12:34567)',
  'Ne@https://drishti.test/assets/conjunction-table-Dk3j2x9a.js:12:34567\nmap@[native code]\n@/sw.js:1:200345',
  'at /kundli:3:90',
  'Unable to preload CSS for /assets/conjunction-table-Dk3j2x9a.css',
  'Failed to fetch dynamically imported module: https://drishti.test/assets/kundli-Bq_8-aZ1.js',
  'Minified React error #418; is it not a function?',
  'require-trusted-types-for refused trusted-types-policy',
])('the words of an error stay: %s', (text) => {
  expect(redacted(text)).toBe(text)
})
