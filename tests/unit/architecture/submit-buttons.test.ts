// Before a page is hydrated the browser itself sends its forms.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = path.resolve(import.meta.dirname, '../../../app')
const SUBMIT = /<Button\b[^>]*?type="submit"[^>]*/g
/** A form of Remix, or one that says how it is sent. `FormProblem` stands in such forms only. */
const OF_BROWSER = /<Form\b|<form\b[^>]*?\bmethod="|function FormProblem\b/

test('a button whose form is sent by a script alone waits for it', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const buttons = files.flatMap((file) => {
    const code = readFileSync(path.join(app, file), 'utf8')
    return [...code.matchAll(SUBMIT)].map(([button]) => ({ file, button, isOfBrowser: OF_BROWSER.test(code) }))
  })
  expect(buttons.length).toBeGreaterThan(50)
  expect(buttons.filter(({ button, isOfBrowser }) => !isOfBrowser && !button.includes('needsScript'))).toEqual([])
})
