import { expect, test } from 'vitest'
import { hasControls, withoutControls } from '#workers/contract/text/control-signs.ts'

test('each sign that the room refuses is taken out by the page: pasted mails have U+0085', () => {
  for (let code = 0; code <= 0xff; code += 1) {
    const text = `om${String.fromCharCode(code)}namah`
    expect(hasControls(withoutControls(text)), `U+${code.toString(16)}`).toBe(false)
  }
  expect(withoutControls('one\u0085two')).toBe('onetwo')
})

test('line breaks, tabs and letters stay', () => {
  expect(hasControls('ॐ नमः\n\tशिवाय\r\n é')).toBe(false)
})
