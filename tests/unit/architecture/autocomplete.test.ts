// Fields say to the browser what they hold, or that it has nothing to suggest.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const screens = path.resolve(import.meta.dirname, '../../../app/screens')
/** Browsers suggest nothing for these. */
const WITHOUT = ['hidden', 'checkbox', 'radio', 'file', 'range']

function silentFields(code: string, file = 'field.tsx'): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if ((ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) && isSilent(node))
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isSilent({ tagName, attributes }: ts.JsxOpeningLikeElement): boolean {
  if (!['input', 'select'].includes(tagName.getText())) return false
  const texts = attributes.properties.map((each) => each.getText())
  return !texts.some(
    (text) =>
      text.startsWith('autoComplete=') || text.startsWith('{...') || WITHOUT.some((kind) => text === `type="${kind}"`),
  )
}

test('a field without `autoComplete` is found, but for kinds that browsers suggest nothing for', () => {
  const code = '<><input name="a" /><select name="b"></select><input type="hidden" /><input autoComplete="off" /></>'
  expect(silentFields(code)).toEqual(['field.tsx:1', 'field.tsx:1'])
})

test('each input and select of a screen says what it holds, as `InputField` and `SelectField` do', () => {
  const files = globSync('**/*.tsx', { cwd: screens })
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => silentFields(readFileSync(path.join(screens, file), 'utf8'), file))).toEqual([])
})
