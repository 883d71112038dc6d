import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DESK_BESIDE } from '#app/screens/consultations/desk/use-desk-open.ts'

test('the script and the sheet put the desk beside the conversation in the same windows', () => {
  const sheet = readFileSync(new URL('../../../../app/styles/app.css', import.meta.url), 'utf8')
  expect(sheet).toContain(`@custom-variant desk-beside {\n  @media ${DESK_BESIDE} {`)
})
