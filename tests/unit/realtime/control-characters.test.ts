import { expect, test } from 'vitest'
import { hasControlCharacters, withoutControlCharacters } from '#workers/contract/text/control-characters.ts'

test('each sign that the room refuses is taken out by the page: pasted mails have U+0085', () => {
  for (let code = 0; code <= 0xff; code += 1) {
    const text = `om${String.fromCharCode(code)}namah`
    expect(hasControlCharacters(withoutControlCharacters(text)), `U+${code.toString(16)}`).toBe(false)
  }
  expect(withoutControlCharacters('one\u0085two')).toBe('onetwo')
})

test('line breaks, tabs and letters stay', () => {
  expect(hasControlCharacters('ॐ नमः\n\tशिवाय\r\n é')).toBe(false)
})
